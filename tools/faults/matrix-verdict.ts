import { isStrayed, type JudgedFetch } from "./fetch-verdict.ts";
import { type JudgedOrder, judgeOrders } from "./order-verdict.ts";
import type { AnswerCounts } from "./answer-book.ts";
import type { Failure, Part } from "./matrix-plan.ts";

/** A mail that a visitor asked for. */
export interface JudgedMail {
  readonly to: string;
  /** The visitor's request was answered with success. */
  readonly isAcknowledged: boolean;
  /** Of those that are not marked as a repetition. */
  readonly arrived: number;
}

/** A watch that was due. */
export interface JudgedWatch {
  readonly watchId: string;
  readonly findings: number;
  /** Mails that its findings require by now, and those that arrived. */
  readonly mailsDue: number;
  readonly mails: number;
}

/** One day of a stored series beside the source's. */
export interface JudgedDay {
  readonly day: string;
  readonly isStored: boolean;
  readonly isSame: boolean;
}

/** Everything that a row has left behind. */
export interface RowFacts {
  readonly answers: AnswerCounts;
  readonly ordersAsked: number;
  readonly orders: readonly JudgedOrder[];
  readonly mails: readonly JudgedMail[];
  readonly watches: readonly JudgedWatch[];
  readonly fetches: readonly JudgedFetch[];
  readonly days: readonly JudgedDay[];
  /** After the fault a search had every provider, a register answered and a login could start; undefined when that did not happen. */
  readonly recoveredMs: number | undefined;
}

export interface MatrixRow {
  readonly part: Part;
  readonly failure: Failure;
  readonly requests: number;
  readonly answeredShare: number;
  readonly declinedShare: number;
  readonly orders: number;
  /** Ended as placed or refused. */
  readonly ordersEnded: number;
  readonly mails: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly recoveredMs: number | undefined;
}

/** What is wrong, one line each: the counts of a row are the numbers of these lines. */
export interface RowFaults {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

export function judgeRow(part: Part, failure: Failure, facts: RowFacts): MatrixRow {
  const { answers, orders, ordersAsked, mails, watches } = facts;
  const faults = faultsOfRow(facts);
  const share = (count: number): number => (answers.requests === 0 ? 1 : count / answers.requests);
  const arrived = [...mails.map((mail) => mail.arrived), ...watches.map((watch) => watch.mails)];
  const ended = orders.filter(({ state }) => state === "placed" || state === "refused").length;
  return {
    part,
    failure,
    requests: answers.requests,
    answeredShare: share(answers.answered),
    declinedShare: share(answers.declined),
    orders: ordersAsked,
    ordersEnded: ended,
    mails: sum([...arrived, ...orders.map((order) => order.mails)]),
    lost: faults.lost.length,
    doubled: faults.doubled.length,
    wrong: faults.wrong.length,
    recoveredMs: facts.recoveredMs,
  };
}

export function faultsOfRow(facts: RowFacts): RowFaults {
  const { answers, mails, watches, fetches, days, recoveredMs } = facts;
  const byOrder = facts.orders.map((order) => ({ id: `order ${order.orderId}`, verdict: judgeOrders([order], 1) }));
  return {
    lost: [
      ...byOrder.flatMap(({ id, verdict }) => repeat(id, verdict.lost)),
      ...byOrder.flatMap(({ id, verdict }) => repeat(`mail about ${id}`, verdict.mailsMissing)),
      ...mails.flatMap(({ to, isAcknowledged, arrived }) =>
        repeat(`mail to ${to}`, isAcknowledged && arrived < 1 ? 1 : 0),
      ),
      ...watches.flatMap(({ watchId, findings }) => repeat(`watch ${watchId}`, findings < 1 ? 1 : 0)),
      ...watches.flatMap(({ watchId, mailsDue, mails: came }) => repeat(`mail of watch ${watchId}`, mailsDue - came)),
      ...fetches.flatMap(({ fetchId, status }) => repeat(`fetch ${fetchId}`, fetchId !== "" && !status ? 1 : 0)),
      ...days.flatMap(({ day, isStored }) => repeat(`prices of ${day}`, isStored ? 0 : 1)),
    ],
    doubled: [
      ...byOrder.flatMap(({ id, verdict }) => repeat(id, verdict.doubled)),
      ...byOrder.flatMap(({ id, verdict }) => repeat(`mail about ${id}`, verdict.mailsDoubled)),
      ...mails.flatMap(({ to, arrived }) => repeat(`mail to ${to}`, arrived - 1)),
      ...watches.flatMap(({ watchId, findings }) => repeat(`finding of watch ${watchId}`, findings - 1)),
      ...watches.flatMap(({ watchId, mailsDue, mails: came }) => repeat(`mail of watch ${watchId}`, came - mailsDue)),
      ...fetches.flatMap(({ fetchId, collections }) => repeat(`fetch ${fetchId}`, collections - 1)),
    ],
    wrong: [
      ...byOrder.flatMap(({ id, verdict }) => repeat(`state of ${id}`, verdict.wrong)),
      ...fetches.flatMap((fetch) => repeat(`fetch ${fetch.fetchId} as ${fetch.status}`, isWrong(fetch) ? 1 : 0)),
      ...days.flatMap(({ day, isStored, isSame }) => repeat(`prices of ${day}`, isStored && !isSame ? 1 : 0)),
      ...answers.wrong,
      ...repeat("did not recover", recoveredMs === undefined ? 1 : 0),
    ],
  };
}

/** A fetch may fail during a fault, and states so. It may not show what its insurer did not report, nor to another visitor. */
const isWrong = (fetch: JudgedFetch): boolean =>
  isStrayed(fetch) || (fetch.status === "SUCCESS" && (fetch.expected !== "SUCCESS" || fetch.shownThing === undefined));

const repeat = (what: string, count: number): string[] => Array.from({ length: Math.max(0, count) }, () => what);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
