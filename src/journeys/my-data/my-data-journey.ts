import { DATA_DIRECTIONS, type DataDirection, type DataEvent } from "#domain/my-data/data-event.ts";
import type { ErasureReceipt, OwnExport } from "#domain/my-data/own-data.ts";
import { receiptBody, receiptTexts } from "#domain/my-data/receipt.texts.sv.ts";
import { isFreshLogin } from "#domain/session/fresh-login.ts";
import type { AccessNotices } from "#journeys/access/access-notice.port.ts";
import { startNotice, writeAccessNotice } from "#journeys/access/access-notice.ts";
import { startDelivery, type QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { DataSubject, OwnDataStore } from "./my-data.port.ts";

export interface MyDataPorts {
  readonly data: OwnDataStore;
  readonly mailing: Pick<QueueMailPorts, "starter" | "startFailed">;
  readonly notices: AccessNotices;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Pick<Clock, "nowMs">;
  readonly newId: () => string;
}

/** What is stored about a person, for that person alone. */
export interface MyDataJourney {
  /** What was fetched, given and read, newest first; pages count from one. */
  events(subject: DataSubject, asked: AskedEvents): Promise<DataEvents>;
  /** Undefined when the person must log in again first. A mail reports it to them, once for each login. */
  exportAll(subject: DataSubject, loggedInAtMs: number | undefined): Promise<OwnExport | undefined>;
  /** Where the receipt of an erasure may be mailed, for the page that asks. */
  receiptAddress(subject: DataSubject): Promise<string | undefined>;
  /** Deletes the account and everything that no law requires. Repeating it gives the same receipt. */
  erase(subject: DataSubject, asked: AskedErasure): Promise<ErasureOutcome>;
  /** Whether the person has just logged in. */
  mayErase(loggedInAtMs: number | undefined): boolean;
  /** Undefined in any other browser than the one that asked for the erasure. */
  receipt(receiptId: string, owner: string): Promise<ErasureReceipt | undefined>;
}

export interface AskedErasure {
  readonly loggedInAtMs: number | undefined;
  /** The shown address, when the person wants the receipt there too. */
  readonly mailTo: string | undefined;
}

export interface AskedEvents {
  /** All of them when it is undefined. */
  readonly direction: DataDirection | undefined;
  readonly page: number;
}

export interface DataEvents {
  readonly events: readonly DataEvent[];
  readonly hasOlder: boolean;
}

export type ErasureOutcome =
  | { readonly kind: "erased"; readonly receiptId: string }
  /** The person must log in again first. */
  | { readonly kind: "login-needed" };

const EVENTS_PER_PAGE = 20;

export function createMyDataJourney({ data, mailing, notices, verticals, clock, newId }: MyDataPorts): MyDataJourney {
  const productOf = (name: string | undefined): string =>
    verticals.find(({ description }) => description.name === name)?.description.texts.product ?? "";
  const mayErase = (loggedInAtMs: number | undefined): boolean => isFreshLogin({ loggedInAtMs }, clock.nowMs());
  return {
    mayErase,
    async events(subject, { direction, page }) {
      const directions = direction === undefined ? DATA_DIRECTIONS : [direction];
      // One more than is shown: whether there are older ones.
      const limit = EVENTS_PER_PAGE + 1;
      const found = await data.events(subject, { directions, limit, offset: (page - 1) * EVENTS_PER_PAGE });
      const events = found
        .slice(0, EVENTS_PER_PAGE)
        .map(({ vertical, ...event }) => ({ ...event, product: productOf(vertical) }));
      return { events, hasOlder: found.length > EVENTS_PER_PAGE };
    },
    async exportAll(subject, loggedInAtMs) {
      if (!mayErase(loggedInAtMs)) return undefined;
      // Before the file: one that was taken without a mail would be taken unseen.
      const notice = writeAccessNotice({ newId }, { kind: "export" }, `${subject.personId}:${loggedInAtMs}`);
      await startNotice(mailing, notice, await notices.queue(subject.personId, notice));
      return { exportedAt: new Date(clock.nowMs()).toISOString(), tables: await data.exportAll(subject) };
    },
    receiptAddress: (subject) => data.receiptAddress(subject),
    async erase(subject, { loggedInAtMs, mailTo }) {
      if (!mayErase(loggedInAtMs)) return { kind: "login-needed" };
      const receiptId = newId();
      const erased = await data.erase(subject, {
        receiptId,
        mailId: newId(),
        mailTo,
        writeMail: (receipt) => ({
          subject: receiptTexts.title,
          title: receiptTexts.title,
          body: receiptBody(receipt),
        }),
      });
      if (erased?.mailId !== undefined) await startDelivery(mailing, erased.mailId);
      if (erased) return { kind: "erased", receiptId };
      // A second click: the first one has deleted the account meanwhile.
      const done = await data.latestReceiptId(subject.owner);
      return done === undefined ? { kind: "login-needed" } : { kind: "erased", receiptId: done };
    },
    receipt: (receiptId, owner) => data.findReceipt(receiptId, owner),
  };
}
