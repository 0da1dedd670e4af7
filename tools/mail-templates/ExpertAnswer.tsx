import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.expertAnswer;
const lead = { ...mailStyles.text, fontWeight: 700 };

export function ExpertAnswer() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={lead}>{texts.asked}</Text>
      <Text style={mailStyles.text}>{texts.question}</Text>
      <Text style={lead}>{texts.answered}</Text>
      <Text style={mailStyles.text}>{texts.answer}</Text>
      <Text style={mailStyles.text}>{texts.note}</Text>
    </MailFrame>
  );
}
