import { Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

interface OrderMessageProps {
  readonly texts: {
    readonly preview: string;
    readonly title: string;
    readonly body: string;
    /** The insurer's own text. */
    readonly message?: string;
    readonly next?: string;
    readonly reference: string;
  };
}

/** What has become of an order, or of something that was done for it, in a paragraph or a few. */
export function OrderMessage({ texts: { preview, title, body, message, next, reference } }: OrderMessageProps) {
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={mailStyles.text}>{body}</Text>
      {message ? <Text style={mailStyles.text}>{message}</Text> : null}
      {next ? <Text style={mailStyles.text}>{next}</Text> : null}
      <Text style={mailStyles.small}>{reference}</Text>
    </MailFrame>
  );
}
