import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.waitingListReceipt;

export function WaitingListReceipt() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.text}>{texts.end}</Text>
      <MailLink href="{{endUrl}}" label={texts.button} />
    </MailFrame>
  );
}
