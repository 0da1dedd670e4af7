import { Text } from "@react-email/components";
import { afterOrderMailTexts } from "#adapters/email/after-order-mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = afterOrderMailTexts.cancellationRevoked;

export function CancellationRevoked() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.text}>{texts.confirm}</Text>
      <Text style={mailStyles.small}>{texts.reference}</Text>
    </MailFrame>
  );
}
