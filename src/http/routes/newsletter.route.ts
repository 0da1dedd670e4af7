import { newsletterEndCallPath, registerEmailCallPath } from "#domain/addresses/content-call-paths.ts";
import { mailBounceCallPath } from "#domain/addresses/machine-paths.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import {
  bounceSchema,
  emptyDataSchema,
  oneClickSchema,
  registerEmailSchema,
  registeredEmailSchema,
} from "#http/contract/newsletter.schema.ts";
import { newsletterCallTexts } from "#http/contract/newsletter.texts.sv.ts";
import { presentLead } from "#http/presenters/measured.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { type TakeBouncePorts, takeBounce } from "#journeys/mail/take-bounce.ts";
import type { NewsletterJourney } from "#journeys/newsletter/newsletter-journey.ts";

export interface NewsletterCallPorts {
  readonly journey: NewsletterJourney;
  readonly bounces: TakeBouncePorts;
  /** Identifies the text the visitor agreed to. */
  readonly textVersion: string;
  readonly consents: Pick<ConsentJourney, "chosen">;
}

/** Each one may send a mail to a person who has not asked for it. */
export const NEWSLETTER_LIMIT = { name: "newsletter-ask", windowMs: HOUR_MS, limit: 20 };
/** The category of spec 1 §3. */
const NEWS_LIST = { id: "19", category: "news_list" };
const DONE = { kind: "ok", value: { Result: {} } } as const;

export const newsletterCalls = ({ journey, bounces, textVersion, consents }: NewsletterCallPorts): Call[] => [
  defineCall({
    method: "POST",
    path: registerEmailCallPath(),
    summary: "Asks for the newsletter; a mail to the address must be answered before it comes",
    input: registerEmailSchema,
    output: registeredEmailSchema,
    access: "public",
    limit: NEWSLETTER_LIMIT,
    async handle({ email }, { header }) {
      if (!(await journey.ask(email, textVersion)))
        return {
          kind: "invalid",
          errors: [{ field: "email", message: newsletterCallTexts.failed }],
        };
      const lead = presentLead({ ...NEWS_LIST, action: "newsletter", email }, consents.chosen(header("cookie")));
      return {
        kind: "ok",
        value: { Result: {}, ExtendedData: { Gtm: { DataLayer: lead } } },
      };
    },
  }),
  defineCall({
    method: "POST",
    path: newsletterEndCallPath(),
    summary: "Ends the newsletter with one press in a mail program (RFC 8058)",
    input: oneClickSchema,
    output: emptyDataSchema,
    access: "machine",
    limit: { name: "newsletter-end", windowMs: HOUR_MS, limit: 600 },
    handle: async ({ kod }) => ((await journey.end(kod)) ? DONE : { kind: "not-found" }),
  }),
  defineCall({
    method: "POST",
    path: mailBounceCallPath(),
    summary: "The mail carrier reports a returned mail; signed",
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
