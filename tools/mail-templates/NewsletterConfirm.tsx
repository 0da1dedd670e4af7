import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.newsletterConfirm;

export function NewsletterConfirm() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <MailLink href="{{confirmUrl}}" label={texts.button} />
      <Text style={mailStyles.text}>{texts.ignore}</Text>
    </MailFrame>
  );
}
