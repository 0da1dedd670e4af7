import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

/** For a message with its own text; line breaks in the body are preserved. */
export function Notice() {
  const { preview, title, body } = mailTexts.notice;
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={mailStyles.text}>{body}</Text>
    </MailFrame>
  );
}
