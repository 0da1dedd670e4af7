import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { mailStyles } from "./mail-styles.ts";

export interface MailFrameProps {
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
