import { Text } from "@react-email/components";
import { afterOrderMailTexts } from "#adapters/email/after-order-mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = afterOrderMailTexts.withdrawalCode;

export function WithdrawalCode() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      {/* No heading: the plain text writes those in capitals, and then the name of the variable too. */}
      <Text style={mailStyles.strong}>{texts.code}</Text>
      <Text style={mailStyles.text}>{texts.until}</Text>
      <Text style={mailStyles.text}>{texts.ignore}</Text>
    </MailFrame>
  );
}
