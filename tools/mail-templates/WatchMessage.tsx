import { Link, Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

interface WatchMessageProps {
  readonly texts: {
    readonly preview: string;
    readonly title: string;
    readonly body: string;
    readonly next: string;
    readonly button: string;
    readonly end: string;
    readonly endLink: string;
  };
}

/** What a watch has found. */
export const WatchMessage = ({ texts }: WatchMessageProps) => (
  <MailFrame preview={texts.preview} title={texts.title}>
    <Text style={mailStyles.text}>{texts.body}</Text>
    <MailLink href="{{findingUrl}}" label={texts.button} />
    <Text style={mailStyles.text}>{texts.next}</Text>
    <Text style={mailStyles.small}>
      {texts.end}{" "}
      <Link href="{{unsubscribeUrl}}" style={mailStyles.link}>
        {texts.endLink}
      </Link>
    </Text>
  </MailFrame>
);
