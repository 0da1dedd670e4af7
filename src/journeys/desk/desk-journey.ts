import { CONFIRM_WITHIN_HOURS } from "#domain/application/answer-state.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import { readOrderNumber } from "#domain/order/order-number.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { hasPersonalNumber, readPlain } from "#domain/person/personal-number-in-text.ts";
import { formatFaultReference, readFaultReference } from "#domain/support/fault-reference.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { CHECK_WORKFLOW } from "./execute-check.workflow.ts";
import { closeCancellation, type CloseCancellationPorts } from "./close-cancellation.ts";
import { closeDelivery } from "./close-delivery.ts";
import { closeWithdrawal, type CloseWithdrawalPorts, type TypedClosing } from "./close-withdrawal.ts";
import type { SeenFault, SeenFaultStore } from "#journeys/faults/seen-fault.port.ts";
import type { CaseLine, CaseRecord, DeskStore, UnconfirmedAnswer } from "./desk.port.ts";
import { deskErrorTexts as texts } from "./desk.texts.sv.ts";
import { type TypedNote, writeNote } from "./write-note.ts";

export interface DeskPorts extends Omit<CloseWithdrawalPorts & CloseCancellationPorts, "desk"> {
  readonly desk: DeskStore;
  readonly faults: Pick<SeenFaultStore, "byBeginning">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (orderId: string, error: unknown) => void;
}

export interface TypedCheck {
  readonly outcome: string;
  readonly providerOrderId: string;
}

export interface FoundCases {
  readonly lines: readonly CaseLine[];
  /** For a search by personal number: the only form in which it is shown again. */
  readonly maskedNumber?: string;
  /** For a search by the reference of a fault: what the visitor saw. */
  readonly faults?: readonly SeenFault[];
}

/** For a person whose support role the page has checked. Every read is logged before it is shown. */
export interface DeskJourney {
  waiting(staffId: string): Promise<CaseLine[]>;
  /** Acceptances and withdrawals that a provider has not confirmed in time. */
  unconfirmed(staffId: string): Promise<UnconfirmedAnswer[]>;
  /** Of both lists. */
  countWaiting(): Promise<number>;
  /** By an order number, an e-mail address, a personal number or the reference of a fault, whichever the text looks like. */
  search(typed: string, staffId: string): Promise<Checked<FoundCases>>;
  read(orderId: string, staffId: string): Promise<CaseRecord | undefined>;
  /** The provider's answer about an uncertain order. Repeating the same answer changes nothing. */
  check(orderId: string, typed: TypedCheck, staffId: string): Promise<Checked<"written"> | "taken" | "not-uncertain">;
  /** Once: a withdrawal that a provider refused or never answered, with the text to the customer. */
  closeWithdrawal(orderId: string, typed: TypedClosing, staffId: string): Promise<Checked<"written"> | "not-open">;
  /** Once: a notice that the former insurer never got, with the text to the customer. */
  closeCancellation(orderId: string, typed: TypedClosing, staffId: string): Promise<Checked<"written"> | "not-lost">;
  /** A delivery that its provider refused or never finished: closed, or followed again. */
  closeDelivery(orderId: string, typed: TypedClosing, staffId: string): Promise<Checked<"written"> | "not-waiting">;
  /** To colleagues, never to the customer. */
  writeNote(orderId: string, typed: TypedNote, staffId: string): Promise<Checked<"written"> | "unknown">;
}

const WAITING = 100;
const FOUND = 50;
const LONGEST = 200;
const NUMBER_MAX_CHARACTERS = 100;
const DIGITS_OF_PERSONAL_NUMBER: readonly number[] = [10, 12];

export function createDeskJourney({ desk, faults, starter, clock, startFailed, ...closing }: DeskPorts): DeskJourney {
  return {
    async waiting(staffId) {
      await desk.note({ staffId, action: "list", subject: "waiting" });
      return desk.waiting(WAITING);
    },
    async unconfirmed(staffId) {
      await desk.note({ staffId, action: "list", subject: "unconfirmed" });
      return desk.unconfirmed(confirmedBefore(clock), WAITING);
    },
    async countWaiting() {
      const [orders, answers] = await Promise.all([desk.countWaiting(), desk.countUnconfirmed(confirmedBefore(clock))]);
      return orders + answers;
    },
    async search(typed, staffId) {
      const sought = typed.trim();
      if (sought === "" || sought.length > LONGEST) return failed([{ field: "sok", message: texts.search }]);
      if (sought.includes("@")) {
        await desk.note({ staffId, action: "search-email", subject: desk.hashEmail(sought) });
        return passed({ lines: await desk.byEmail(sought, FOUND) });
      }
      if (isLikePersonalNumber(sought)) {
        const number = parsePersonalNumber(readPlain(sought), swedishDate(clock.nowMs()))?.digits;
        if (number === undefined) return failed([{ field: "sok", message: texts.searchPerson }]);
        await desk.note({ staffId, action: "search-person", subject: desk.hashPerson(number) });
        return passed({ lines: await desk.byPerson(number, FOUND), maskedNumber: maskPersonalNumber(number) });
      }
      // What is sought is written to a log that nothing can be taken out of.
      if (hasPersonalNumber(sought)) return failed([{ field: "sok", message: texts.searchPersonAlone }]);
      const reference = readFaultReference(sought);
      if (reference !== undefined) {
        await desk.note({ staffId, action: "search-reference", subject: formatFaultReference(reference) });
        return passed({ lines: [], faults: await faults.byBeginning(reference, FOUND) });
      }
      // A personal number may also be mistyped, and must not be stored: only a possible order number is.
      const beginning = readOrderNumber(sought);
      if (beginning === undefined && !/^[\w-]{20,64}$/.test(sought))
        return failed([{ field: "sok", message: texts.search }]);
      await desk.note({ staffId, action: "search-number", subject: sought });
      return passed({
        lines: await (beginning === undefined ? desk.byId(sought) : desk.byBeginning(beginning, FOUND)),
      });
    },
    async read(orderId, staffId) {
      const known = await desk.byId(orderId);
      if (known.length === 0) return undefined;
      await desk.note({ staffId, action: "read", subject: orderId });
      return desk.load(orderId);
    },
    async check(orderId, { outcome, providerOrderId }, staffId) {
      const number = providerOrderId.trim();
      if (outcome !== "placed" && outcome !== "refused") return failed([{ field: "outcome", message: texts.outcome }]);
      if (outcome === "placed" && (number === "" || number.length > NUMBER_MAX_CHARACTERS))
        return failed([{ field: "providerOrderId", message: texts.providerOrderId }]);
      const check = { orderId, staffId, outcome, providerOrderId: outcome === "placed" ? number : undefined } as const;
      const done = await desk.addCheck(check);
      if (done !== "written") return done;
      await starter.start(CHECK_WORKFLOW, orderId, {}).catch((error: unknown) => startFailed(orderId, error));
      return passed("written");
    },
    closeWithdrawal: (orderId, typed, staffId) => closeWithdrawal({ desk, ...closing }, orderId, typed, staffId),
    closeCancellation: (orderId, typed, staffId) => closeCancellation({ desk, ...closing }, orderId, typed, staffId),
    closeDelivery: (orderId, typed, staffId) =>
      closeDelivery({ desk, starter, startFailed, ...closing }, orderId, typed, staffId),
    writeNote: (orderId, typed, staffId) => writeNote(desk, orderId, typed, staffId),
  };
}

const confirmedBefore = (clock: Pick<Clock, "nowMs">): Date => new Date(clock.nowMs() - CONFIRM_WITHIN_HOURS * HOUR_MS);

/** Digits alone, grouped in any way: no order number looks like that. */
function isLikePersonalNumber(typed: string): boolean {
  const plain = readPlain(typed);
  return (
    /^[\d\s+\-\u2010-\u2015\u2212]+$/.test(plain) &&
    DIGITS_OF_PERSONAL_NUMBER.includes(plain.replaceAll(/\D/g, "").length)
  );
}
