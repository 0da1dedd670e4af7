import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.serviceOpen;

export function ServiceOpen() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <MailLink href="{{serviceUrl}}" label={texts.button} />
      <Text style={mailStyles.small}>{texts.why}</Text>
    </MailFrame>
  );
}
