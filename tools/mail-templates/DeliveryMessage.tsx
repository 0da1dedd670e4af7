import { Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

interface DeliveryMessageProps {
  readonly href: string;
  readonly texts: {
    readonly preview: string;
    readonly title: string;
    readonly body: string;
    /** The provider's own text. */
    readonly message?: string;
    readonly next?: string;
    readonly button: string;
    readonly reference: string;
  };
}

/** What has become of a delivery, with a link to the order or to what the customer must do. */
export function DeliveryMessage({ href, texts }: DeliveryMessageProps) {
  const { preview, title, body, message, next, button, reference } = texts;
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={mailStyles.text}>{body}</Text>
      {message ? <Text style={mailStyles.text}>{message}</Text> : null}
      {next ? <Text style={mailStyles.text}>{next}</Text> : null}
      <MailLink href={href} label={button} />
      <Text style={mailStyles.small}>{reference}</Text>
    </MailFrame>
  );
}
