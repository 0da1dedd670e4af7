import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.orderConfirmation;

export function OrderConfirmation() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.text}>{texts.facts}</Text>
      <Text style={mailStyles.text}>{texts.details}</Text>
      <MailLink href="{{orderUrl}}" label={texts.button} />
      <Text style={mailStyles.strong}>{texts.termsTitle}</Text>
      <Text style={mailStyles.text}>{texts.terms}</Text>
      <Text style={mailStyles.strong}>{texts.documentsTitle}</Text>
      <Text style={mailStyles.text}>{texts.documents}</Text>
      <Text style={mailStyles.strong}>{texts.needsTitle}</Text>
      <Text style={mailStyles.text}>{texts.needs}</Text>
      <Text style={mailStyles.strong}>{texts.withdrawalTitle}</Text>
      <Text style={mailStyles.text}>{texts.withdrawal}</Text>
      <MailLink href="{{withdrawUrl}}" label={texts.withdrawalButton} />
    </MailFrame>
  );
}
