import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

/** For a message whose words come with it; line breaks in the body are kept. */
export function Notice() {
  const { preview, title, body } = mailTexts.notice;
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={mailStyles.text}>{body}</Text>
    </MailFrame>
  );
}
