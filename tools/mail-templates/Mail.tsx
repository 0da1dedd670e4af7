import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { mailStyles } from "./mail-styles.ts";

/** Every mail has these. */
export type MailTexts = Readonly<Record<"subject" | "preview" | "title", string>>;

type TextName<Texts> = keyof Texts & string;

/** A paragraph by the name of its text, in a style; a link with its text, `button` unless another is named; or a small text that ends with the link out of what is sent. */
export type MailPart<Texts> =
  | TextName<Texts>
  | readonly ["strong" | "lead" | "small", TextName<Texts>]
  | readonly ["link", string, TextName<Texts>?]
  | readonly ["unsubscribe", TextName<Texts>, TextName<Texts>];

/** A mail of its parts, one after the other. A text that is not given has no part. */
export function Mail<Texts extends MailTexts>({ texts, parts }: { texts: Texts; parts: readonly MailPart<Texts>[] }) {
  const named = texts as Readonly<Record<string, string | undefined>>;
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      {parts.map((part) => (
        <Fragment key={String(part)}>{showPart(part, named)}</Fragment>
      ))}
    </MailFrame>
  );
}

const LEAD = { ...mailStyles.text, fontWeight: 700 };

function showPart(part: MailPart<Record<string, string>>, texts: Readonly<Record<string, string | undefined>>) {
  if (typeof part === "string") return texts[part] ? <Text style={mailStyles.text}>{texts[part]}</Text> : null;
  const [kind, named, more = "button"] = part;
  switch (kind) {
    case "link":
      return <MailLink href={named} label={texts[more] ?? ""} />;
    case "unsubscribe":
      return (
        <Text style={mailStyles.small}>
          {texts[named]}{" "}
          <Link href="{{unsubscribeUrl}}" style={mailStyles.link}>
            {texts[more]}
          </Link>
        </Text>
      );
    case "lead":
      return <Text style={LEAD}>{texts[named]}</Text>;
    case "strong":
    case "small":
      return <Text style={mailStyles[kind]}>{texts[named]}</Text>;
  }
}

interface MailFrameProps {
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What every mail has around its message. Mail programs know little CSS: everything is written on the element. */
export function MailFrame({ preview, title, children }: MailFrameProps) {
  return (
    <Html lang="sv">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={mailStyles.body}>
        <Container style={mailStyles.card}>
          <Text style={mailStyles.sender}>{mailTexts.sender}</Text>
          <Heading as="h1" style={mailStyles.title}>
            {title}
          </Heading>
          {children}
          <Hr style={mailStyles.line} />
          <Text style={mailStyles.small}>{mailTexts.contact}</Text>
          <Text style={mailStyles.small}>{mailTexts.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A button and, for programs that render none, the address itself. */
function MailLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <>
      <Button href={href} style={mailStyles.button}>
        {label}
      </Button>
      <Text style={mailStyles.small}>
        {mailTexts.linkHelp} <br />
        <Link href={href} style={mailStyles.link}>
          {href}
        </Link>
      </Text>
    </>
  );
}
