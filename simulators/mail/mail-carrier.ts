import type { OutsideSystem } from "#simulators/kernel/system.ts";
import { portIn } from "#simulators/secure/listen-near.ts";
import { inbox } from "./inbox.ts";
import { createMailbox } from "./mailbox.ts";
import { smtpSink } from "./smtp-sink.ts";

/** The carrier of our mails: takes them by SMTP, shows them, and reports those that bounced. */
export function createMailCarrier(settings: Readonly<Record<string, string | undefined>>): readonly OutsideSystem[] {
  const mailbox = createMailbox();
  return [
    smtpSink({
      port: portIn(settings["SPARV_SMTP_URL"]),
      mailbox,
      bounceUrl: settings["SPARV_PUBLIC_ORIGIN"] && `${settings["SPARV_PUBLIC_ORIGIN"]}/ajax/mail/bounce/`,
      bounceKey: settings["SPARV_MAIL_BOUNCE_KEY"] ?? "",
    }),
    inbox(mailbox),
  ];
}
