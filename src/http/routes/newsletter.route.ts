import { type Call, defineCall } from "#http/call.ts";
import {
  bounceSchema,
  emptyDataSchema,
  oneClickSchema,
  registerEmailSchema,
} from "#http/contract/newsletter.schema.ts";
import { newsletterCallTexts } from "#http/contract/newsletter.texts.sv.ts";
import { type TakeBouncePorts, takeBounce } from "#journeys/mail/take-bounce.ts";
import type { NewsletterJourney } from "#journeys/newsletter/newsletter-journey.ts";

export interface NewsletterCallPorts {
  readonly journey: NewsletterJourney;
  readonly bounces: TakeBouncePorts;
  /** Names the words the visitor agreed to. */
  readonly textVersion: string;
}

const HOUR_MS = 3_600_000;
/** Each one may send a mail to somebody who has not asked for it. */
export const NEWSLETTER_LIMIT = { name: "newsletter-ask", windowMs: HOUR_MS, limit: 20 };
const DONE = { kind: "ok", value: { Result: {} } } as const;

export const newsletterCalls = ({ journey, bounces, textVersion }: NewsletterCallPorts): Call[] => [
  defineCall({
    method: "POST",
    path: "/ajax/register-email/",
    summary: "Asks for the newsletter; a mail to the address must be answered before it comes",
    input: registerEmailSchema,
    output: emptyDataSchema,
    access: "public",
    limit: NEWSLETTER_LIMIT,
    async handle({ email }) {
      if (await journey.ask(email, textVersion)) return DONE;
      return { kind: "invalid", errors: [{ field: "email", message: newsletterCallTexts.failed }] };
    },
  }),
  defineCall({
    method: "POST",
    path: "/ajax/newsletter/end/",
    summary: "Ends the newsletter with one press in a mail program (RFC 8058)",
    input: oneClickSchema,
    output: emptyDataSchema,
    access: "machine",
    limit: { name: "newsletter-end", windowMs: HOUR_MS, limit: 600 },
    handle: async ({ kod }) => ((await journey.end(kod)) ? DONE : { kind: "not-found" }),
  }),
  defineCall({
    method: "POST",
    path: "/ajax/mail/bounce/",
    summary: "Whoever carries our mails tells that one came back; signed",
    input: bounceSchema,
    output: emptyDataSchema,
    access: "machine",
    limit: { name: "mail-bounce", windowMs: HOUR_MS, limit: 6_000 },
    async handle({ noticeid, address, kind, signature }) {
      return (await takeBounce(bounces, { noticeId: noticeid, address, kind, signature }))
        ? DONE
        : { kind: "not-found" };
    },
  }),
];
