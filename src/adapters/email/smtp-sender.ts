import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import type { MailSender, OutgoingMail, SendReport } from "#journeys/mail/mail.port.ts";

export interface SmtpSettings {
  /** `smtp://host:port`, with user and password when the server wants them; `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: MailAddress;
  /** Nothing is sent to a server that does not offer encryption. */
  readonly requiresTls: boolean;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const CONNECT_WITHIN_MS = 5_000;
/** Servers scan a mail before they answer. */
const ANSWER_WITHIN_MS = 20_000;
/** The whole exchange. A caller that waits for the end of an attempt waits a little longer than this. */
const SEND_WITHIN_MS = 25_000;

/** One connection per mail: mails are few, and a reused connection that the server has closed looks like a lost answer. */
export function createSmtpSender(settings: SmtpSettings): MailSender {
  const transport = createTransport({
    url: settings.url,
    requireTLS: settings.requiresTls,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      if (!PLAIN_ADDRESS.test(mail.to)) return { kind: "refused", reason: "not an address" };
      const body = Readable.from([await compose(settings.from, mail)]);
      let isHandedOver = false;
      body.once("end", () => (isHandedOver = true));
      try {
        const sending = transport.sendMail({ envelope: { from: settings.from.address, to: [mail.to] }, raw: body });
        const sent = await within(SEND_WITHIN_MS, sending);
        if (sent === undefined) return { kind: "unanswered", reason: "too slow" };
        return { kind: "accepted", answer: plainText(sent.response) };
      } catch (error) {
        return readFailure(error, isHandedOver);
      }
    },
  };
}

/** One mailbox only: the library would parse a list, a name or a command from a longer address. */
const PLAIN_ADDRESS = /^[^\s<>"',;:\\()[\]@]+@[\w.-]+$/;

/** Composed once and sent as it is: a repeated mail is the same to the byte, except for its repeat mark. */
const compose = (from: MailAddress, mail: OutgoingMail): Promise<Buffer> =>
  new MailComposer({
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.replyTo !== undefined && PLAIN_ADDRESS.test(mail.replyTo)
      ? { replyTo: { name: "", address: mail.replyTo } }
      : {}),
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    messageId: `<${mail.mailId}@${from.address.slice(from.address.indexOf("@") + 1)}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.isRepeat ? { "X-Sparv-Repeat": "1" } : {}),
      ...(mail.unsubscribeUrl
        ? {
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            // RFC 8058: the mail program may unsubscribe with one click.
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

/** Undefined when the time is up: the exchange may still continue, and its result is unknown. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

function readFailure(error: unknown, isHandedOver: boolean): SendReport {
  const code = responseCode(error);
  const reason = code === undefined ? failureName(error) : `the mail server answered ${code}`;
  if (code !== undefined) return { kind: code >= 500 ? "refused" : "later", reason };
  return { kind: isHandedOver ? "unanswered" : "later", reason };
}

const responseCode = (error: unknown): number | undefined =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : undefined;

const failureName = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no answer";

const MAX_ANSWER_LENGTH = 120;

/** The server's answer, stored as evidence: printable and short, without the address that some servers repeat. */
const plainText = (answer: string): string =>
  answer
    .replaceAll(/[^\x20-\x7e]/g, " ")
    .replaceAll(/\S+@\S+/g, "(address)")
    .slice(0, MAX_ANSWER_LENGTH);
