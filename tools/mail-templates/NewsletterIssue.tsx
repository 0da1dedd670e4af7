import { Link, Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

const texts = mailTexts.newsletterIssue;

export function NewsletterIssue() {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.small}>
        {texts.why}{" "}
        <Link href="{{unsubscribeUrl}}" style={mailStyles.link}>
          {texts.button}
        </Link>
      </Text>
    </MailFrame>
  );
}
