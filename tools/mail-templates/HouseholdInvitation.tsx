import { Text } from "@react-email/components";
import { householdMailTexts } from "#adapters/email/household-mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { MailLink } from "./MailLink.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = householdMailTexts.invitation;

export function HouseholdInvitation() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <MailLink href="{{invitationUrl}}" label={texts.button} />
      <Text style={mailStyles.small}>{texts.ignore}</Text>
    </MailFrame>
  );
}
