import { Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

interface LeadMessageProps {
  readonly texts: {
    readonly preview: string;
    readonly title: string;
    readonly body: string;
    readonly next: string;
  };
}

/** What has come of a request to a provider. */
export const LeadMessage = ({ texts: { preview, title, body, next } }: LeadMessageProps) => (
  <MailFrame preview={preview} title={title}>
    <Text style={mailStyles.text}>{body}</Text>
    <Text style={mailStyles.text}>{next}</Text>
  </MailFrame>
);
