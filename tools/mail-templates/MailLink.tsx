import { Button, Link, Text } from "@react-email/components";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { mailStyles } from "./mail-styles.ts";

/** A button and, for programs that render none, the address itself. */
export function MailLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <>
      <Button href={href} style={mailStyles.button}>
        {label}
      </Button>
      <Text style={mailStyles.small}>
        {mailTexts.linkHelp} <br />
        <Link href={href} style={mailStyles.link}>
          {href}
        </Link>
      </Text>
    </>
  );
}
