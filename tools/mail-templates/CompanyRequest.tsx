import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.companyRequest;

/** To ourselves. Line breaks in the message are preserved. */
export function CompanyRequest() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      {texts.rows.map(({ label, value }) => (
        <Text key={label} style={mailStyles.text}>
          <strong>{label}</strong>
          <br />
          {value}
        </Text>
      ))}
      <Text style={mailStyles.text}>{texts.note}</Text>
    </MailFrame>
  );
}
