import { Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

interface ApplicationMessageProps {
  readonly texts: {
    readonly preview: string;
    readonly title: string;
    readonly body: string;
    readonly next?: string;
    readonly button: string;
  };
}

/** What a provider has answered to an application, with a link to it. */
export function ApplicationMessage({ texts: { preview, title, body, next, button } }: ApplicationMessageProps) {
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={mailStyles.text}>{body}</Text>
      {next ? <Text style={mailStyles.text}>{next}</Text> : null}
      <MailLink href="{{applicationUrl}}" label={button} />
    </MailFrame>
  );
}
