import { Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.competitionWinner;

export function CompetitionWinner() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.text}>{texts.demonstration}</Text>
      <MailLink href="{{pageUrl}}" label={texts.button} />
    </MailFrame>
  );
}
