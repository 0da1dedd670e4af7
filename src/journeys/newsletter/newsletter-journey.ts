import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { type QueueMailPorts, queueMail, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { SignedCodes } from "#journeys/mail/signed-codes.port.ts";
import type { NewsletterStore, Subscriber } from "./newsletter.port.ts";

export interface NewsletterPorts extends QueueMailPorts {
  readonly store: NewsletterStore;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly links: NewsletterLinks;
  readonly clock: Pick<Clock, "nowMs">;
}

export type NewsletterUse = "newsletter-confirm" | "newsletter-end";

export interface NewsletterLinks {
  codes(use: NewsletterUse): SignedCodes;
  confirm(code: string): string;
  end(code: string): string;
  oneClick(code: string): string;
}

export interface NewsletterJourney {
  /** False when nothing can be sent there. Whether the address was known already is never disclosed. */
  ask(typed: string, textVersion: string): Promise<boolean>;
  /** The state of the subscriber of a link; undefined for a code that is not ours. */
  see(use: NewsletterUse, code: string): Promise<Subscriber["state"] | undefined>;
  confirm(code: string): Promise<boolean>;
  end(code: string): Promise<boolean>;
}

const CONFIRM_WITHIN_MS = 7 * DAY_MS;

export function createNewsletterJourney(ports: NewsletterPorts): NewsletterJourney {
  const { store, clock, links, newId } = ports;
  const readCode = (use: NewsletterUse, code: string): string | undefined => links.codes(use).idIn(code);
  return {
    async ask(typed, textVersion) {
      const address = typed.trim();
      if (!(await ports.isGoodEmail(address))) return false;
      const now = clock.nowMs();
      const confirmUntil = new Date(now + CONFIRM_WITHIN_MS);
      const subscriber = await store.ask({ subscriberId: newId(), address, textVersion, confirmUntil });
      if (subscriber.state !== "pending") return true;
      const { subscriberId } = subscriber;
      await queueMail(ports, {
        // Once a day: typing another person's address repeatedly does not flood their mailbox.
        key: `newsletter-confirm:${subscriberId}:${utcDate(now)}`,
        template: "newsletter-confirm",
        to: address,
        variables: { confirmUrl: links.confirm(links.codes("newsletter-confirm").codeOf(subscriberId)) },
      });
      return true;
    },
    async see(use, code) {
      const subscriberId = readCode(use, code);
      return subscriberId === undefined ? undefined : (await store.load(subscriberId))?.state;
    },
    async confirm(code) {
      const subscriberId = readCode("newsletter-confirm", code);
      const subscriber = subscriberId === undefined ? undefined : await store.load(subscriberId);
      if (!subscriber) return false;
      if (subscriber.state === "confirmed") return true;
      const endCode = links.codes("newsletter-end").codeOf(subscriber.subscriberId);
      const mailId = newId();
      const isConfirmed = await store.confirm(subscriber.subscriberId, {
        mailId,
        key: `newsletter-welcome:${mailId}`,
        template: "newsletter-welcome",
        to: subscriber.address,
        variables: { unsubscribeUrl: links.end(endCode), oneClickUrl: links.oneClick(endCode) },
      });
      if (isConfirmed) await startDelivery(ports, mailId);
      return isConfirmed;
    },
    async end(code) {
      const subscriberId = readCode("newsletter-end", code);
      if (subscriberId === undefined) return false;
      await store.end(subscriberId);
      return true;
    },
  };
}
