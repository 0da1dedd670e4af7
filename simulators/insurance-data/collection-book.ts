import { createHmac, randomUUID } from "node:crypto";
import type { StartAnswerWire } from "#adapters/bankid/bankid.wire.ts";
import type { CollectionWire, StartCollectionWire } from "#adapters/insurance-data/insurance-data.wire.ts";
import type { OrderBook } from "#simulators/bankid/order-book.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { type FetchPerson, findFetchPerson } from "#simulators/world/fetch-people.ts";
import { isMock } from "./companies.ts";
import { qrPng } from "./qr-png.ts";

/** A collection as the aggregator knows it. It moves when it is looked at: what has happened follows from the clock and BankID. */
export interface Collection {
  readonly id: string;
  readonly request: StartCollectionWire;
  readonly personalNumber: string;
  readonly person: FetchPerson | undefined;
  readonly startedAtMs: number;
  order: StartAnswerWire | undefined;
  loggedInAtMs: number | undefined;
  status: string;
}

/** How long each part takes. */
interface Pace {
  readonly runningMs: number;
  readonly loginMs: number;
  readonly mockMs: number;
  readonly collectingMs: number;
  /** After a login that needs no approval: the visitor who chooses it does not watch it. */
  readonly mockCollectingMs: number;
}

const REAL: Pace = { runningMs: 500, loginMs: 500, mockMs: 300, collectingMs: 3_000, mockCollectingMs: 500 };
const INSTANT: Pace = { runningMs: 60, loginMs: 60, mockMs: 150, collectingMs: 250, mockCollectingMs: 250 };
const SLOW_MS = 15_000;

const RUNNING: readonly string[] = ["RUNNING", "LOGIN", "WAITING_FOR_AUTHENTICATION", "COLLECTING"];

export const hasEnded = ({ status }: Collection): boolean => !RUNNING.includes(status);

/** Why BankID failed, as the aggregator names it. */
const FAILURES: Readonly<Record<string, string>> = {
  userCancel: "AUTHENTICATION_CANCELLED",
  cancelled: "AUTHENTICATION_CONFLICT",
  startFailed: "AUTHENTICATION_TIMEOUT",
  expiredTransaction: "AUTHENTICATION_TIMEOUT",
  certificateErr: "INCORRECT_CREDENTIALS",
};

export interface CollectionBook {
  start(request: StartCollectionWire, personalNumber: string): Collection;
  find(id: string): Collection | undefined;
  byReference(reference: string): readonly Collection[];
  all(): readonly Collection[];
  cancel(collection: Collection): boolean;
  present(collection: Collection): CollectionWire;
}

/** More than any test makes; the oldest are forgotten. */
const MAX_COLLECTIONS = 5_000;

export function createCollectionBook(orders: OrderBook, { clock, isRealSpeed }: SystemTools): CollectionBook {
  const collections = new Map<string, Collection>();
  const paceNow = (): Pace => (isRealSpeed() ? REAL : INSTANT);
  const moved = (collection: Collection): Collection => {
    if (!hasEnded(collection)) move(collection, orders, clock.nowMs(), paceNow());
    return collection;
  };
  return {
    start(request, personalNumber) {
      const collection: Collection = {
        id: randomUUID(),
        request,
        personalNumber,
        person: findFetchPerson(personalNumber),
        startedAtMs: clock.nowMs(),
        order: undefined,
        loggedInAtMs: undefined,
        status: "RUNNING",
      };
      collections.set(collection.id, collection);
      const [oldest] = collections.keys();
      if (collections.size > MAX_COLLECTIONS && oldest !== undefined) collections.delete(oldest);
      return collection;
    },
    find(id) {
      const found = collections.get(id);
      return found && moved(found);
    },
    byReference: (reference) =>
      [...collections.values()].filter(({ request }) => request.externalReference === reference),
    all: () => [...collections.values()].map(moved),
    cancel(collection) {
      if (hasEnded(moved(collection))) return false;
      if (collection.order) orders.cancel(collection.order.orderRef);
      collection.status = "AUTHENTICATION_CANCELLED";
      return true;
    },
    present(collection) {
      const { id, status, request } = moved(collection);
      const extraInformation = describeLogin(collection, orders, clock.nowMs());
      return {
        id,
        company: request.company,
        status,
        pollingInterval: status === "COLLECTING" ? 2_000 : 1_000,
        pollingTimeout: 300_000,
        ...(extraInformation ? { extraInformation } : {}),
      };
    },
  };
}

function move(collection: Collection, orders: OrderBook, nowMs: number, pace: Pace): void {
  const { person, request } = collection;
  const ageMs = nowMs - collection.startedAtMs;
  if (ageMs < pace.runningMs || person?.pace === "stuck") return;
  collection.status = "LOGIN";
  if (ageMs < pace.runningMs + pace.loginMs) return;
  if (person?.end?.isBeforeLogin) return void (collection.status = person.end.status);
  if (collection.loggedInAtMs === undefined) {
    collection.status = "WAITING_FOR_AUTHENTICATION";
    if (isMock(request.loginMethod)) {
      if (ageMs >= pace.runningMs + pace.loginMs + pace.mockMs) collection.loggedInAtMs = nowMs;
    } else followLogin(collection, orders, nowMs);
  }
  if (collection.loggedInAtMs === undefined) return;
  const usualMs = isMock(request.loginMethod) ? pace.mockCollectingMs : pace.collectingMs;
  const collectingMs = person?.pace === "slow" ? SLOW_MS : usualMs;
  collection.status =
    nowMs - collection.loggedInAtMs < collectingMs ? "COLLECTING" : (person?.end?.status ?? "COMPLETED");
}

/** The insurer's own login: an order at BankID that only this person may complete. */
function followLogin(collection: Collection, orders: OrderBook, nowMs: number): void {
  collection.order ??= orders.start("auth", {
    endUserIp: "192.0.2.200",
    requirement: { personalNumber: collection.personalNumber },
    ...(collection.request.returnUrl === undefined ? {} : { returnUrl: collection.request.returnUrl }),
    userVisibleData: Buffer.from("Logga in hos ditt försäkringsbolag", "utf8").toString("base64"),
  });
  const answer = orders.collect(collection.order.orderRef);
  if (answer?.status === "complete") collection.loggedInAtMs = nowMs;
  else if (answer?.status !== "pending")
    collection.status = FAILURES[answer?.hintCode ?? ""] ?? "AUTHENTICATION_TIMEOUT";
}

/** Both ways in, whichever was asked for: a code that is new at every call, and the token that opens the app. */
function describeLogin(
  { status, order, request }: Collection,
  orders: OrderBook,
  nowMs: number,
): CollectionWire["extraInformation"] {
  if (status !== "WAITING_FOR_AUTHENTICATION") return undefined;
  if (isMock(request.loginMethod)) return { SWEDISH_BANKID_QRCODE: qrPng(`mock.${nowMs}`) };
  const live = order && orders.byRef(order.orderRef);
  if (!live || live.opened) return undefined;
  const second = String(Math.floor((nowMs - live.startedAtMs) / 1000));
  const proof = createHmac("sha256", live.qrStartSecret).update(second).digest("hex");
  return {
    SWEDISH_MOBILE_BANKID_AUTOSTART_TOKEN: live.autoStartToken,
    SWEDISH_BANKID_QRCODE: qrPng(`bankid.${live.qrStartToken}.${second}.${proof}`),
  };
}
