import { Link, Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.newsletterWelcome;

export function NewsletterWelcome() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.small}>
        {texts.end}{" "}
        <Link href="{{unsubscribeUrl}}" style={mailStyles.link}>
          {texts.button}
        </Link>
      </Text>
    </MailFrame>
  );
}
