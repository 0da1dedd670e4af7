import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { riskReceiptPath } from "#domain/addresses/event-paths.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { receiptFilePath } from "#domain/addresses/verifiable-paths.ts";
import type { RankingRule } from "#domain/receipt/receipt.ts";
import { receiptIdOf } from "#domain/receipt/receipt-id.ts";
import { readReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { storePrices } from "#tests/support/electricity/store-prices.ts";
import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import {
  type BrowserChecker,
  createBrowserChecker,
  createOfflineChecker,
  type ReceiptChecker,
} from "./receipt-checkers.ts";
import { faultLines, type Scenario } from "./scenario.ts";
import { seededRandom } from "#tools/services/seeded.ts";

const CHANGES_EACH = 5;
/** Of one in a hundred receipts every byte is changed. */
const WHOLE_SHARE = 0.01;
const PAGES = 20;
const SEARCHES_AT_ONCE = 8;
const FILES_AT_ONCE = 2_000;
const SHARE_CHANGED = 0.4;
const RIGHT = "Listan stämmer.";

/** Makes receipts through the product, so many under each rule, and checks them and every changed copy in Chromium and by the offline verifier. Nothing is killed. */
export const receipts: Scenario = {
  option: "receipts",
  count: 1_000,
  // With every price of the exchange: without them electricity is compared by the price that its suppliers state.
  world: ({ seed }) => ({ topic: "faults_receipts", seed, speed: "instant", prepare: storePrices }),
  async run({ url }, { count, seed, log }) {
    const browser = await createBrowserChecker(url, signingKeysPath());
    const offline = createOfflineChecker(await (await fetch(`${url}${signingKeysPath()}`)).text());
    try {
      const { made, verticals, missing } = await makeReceipts(url, count, log);
      const files = made.map(({ file }) => file);
      const refused = await countOf(files, false, browser, offline);
      log(`${files.length} receipts checked, ${refused.inBrowser} refused in the browser, ${refused.offline} offline`);
      const changed = changeBytes(files, wholeOf(count), seededRandom(seed));
      const accepted = await countOf(changed, true, browser, offline);
      log(`${changed.length} changed files checked`);
      const rules = Map.groupBy(made, ({ rule }) => rule);
      for (const [rule, of] of rules) log(`${rule}: ${of.length}`);
      const shown = spread(made.flatMap(({ receiptId }) => receiptId ?? []));
      const wrong = {
        refusedInBrowser: refused.inBrowser,
        refusedOffline: refused.offline,
        acceptedInBrowser: accepted.inBrowser,
        acceptedOffline: accepted.offline,
        pagesWrong: await countWrongPages(browser, shown),
      };
      const counts = {
        asked: files.length + missing,
        // Searches without a receipt.
        lost: missing,
        doubled: 0,
        wrong: Object.values(wrong).reduce((sum, each) => sum + each, 0),
        answeredShare: files.length / (files.length + missing),
      };
      const whole = Math.min(wholeOf(count), files.length);
      const also = { rules: rules.size, verticals, changes: changed.length, whole, pages: shown.length };
      return {
        report: { name: "receipts", seed, ...counts, ...wrong, ...also },
        faults: faultLines({ lost: counts.lost, ...wrong }),
      };
    } finally {
      await browser.close();
      await offline.close();
    }
  },
};

interface MadeReceipt {
  readonly rule: string;
  readonly file: Uint8Array;
  /** Of one that has a page. */
  readonly receiptId?: string;
}

interface Kind {
  readonly vertical: AnyVerticalServer;
  readonly samples: SampleSearches;
}

/** Lists of every vertical, so many under each rule of ranking, and every receipt that each of them has. The searches differ in what decides the price. */
async function makeReceipts(
  origin: string,
  count: number,
  log: (line: string) => void,
): Promise<{ readonly made: readonly MadeReceipt[]; readonly verticals: number; readonly missing: number }> {
  const kinds = createServerVerticals(systemClock).map((vertical): Kind => {
    const samples = simulatedVerticals.find(({ name }) => name === vertical.description.name)?.samples;
    if (!samples) throw new Error(`${vertical.description.name} has no samples`);
    return { vertical, samples };
  });
  const made: MadeReceipt[] = [];
  /** By rule: how many receipts there are, and which verticals have given them. */
  const rules = new Map<string, { count: number; readonly kinds: Set<Kind> }>();
  let [begun, missing] = [0, 0];
  const make = async (kind: Kind): Promise<void> => {
    const receipts = await receiptsOf(origin, kind, begun++);
    if (receipts.length === 0) missing += 1;
    if (Math.floor((made.length + receipts.length) / 500) > Math.floor(made.length / 500))
      log(`${made.length} receipts`);
    made.push(...receipts);
    for (const { rule } of receipts) {
      const known = rules.get(rule) ?? { count: 0, kinds: new Set() };
      rules.set(rule, { count: known.count + 1, kinds: known.kinds.add(kind) });
    }
  };
  const work = async (): Promise<void> => {
    for (;;) {
      const [rarest] = [...rules.values()].filter((rule) => rule.count < count).toSorted((a, b) => a.count - b.count);
      const of = [...(rarest?.kinds ?? [])];
      const kind = of[begun % of.length];
      if (!kind) return;
      await make(kind);
    }
  };
  // The searches of a vertical differ, and so may the rule of its lists: a few of each show them all.
  for (const kind of [...kinds, ...kinds, ...kinds]) await make(kind);
  await Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, work));
  return { made, verticals: kinds.length, missing };
}

/** Of one list: by rank, of the other way of paying, in each other order, and by the risk of one event. */
async function receiptsOf(origin: string, { vertical, samples }: Kind, number: number): Promise<MadeReceipt[]> {
  const { description, events, otherEstimates = {} } = vertical;
  const visitor = visitorOf(origin, number);
  const searchId = await search(visitor, searchCallPath(description), sampleOf(samples, number));
  if (searchId === undefined) return [];
  const ids = [
    receiptIdOf(searchId, undefined),
    receiptIdOf(searchId, "yearly"),
    ...Object.keys(otherEstimates).map((orderId) => receiptIdOf(searchId, undefined, orderId)),
  ];
  const event = events?.events[number % events.events.length];
  const places = [
    ...ids.map((receiptId) => ({ receiptId, path: receiptFilePath(receiptId) })),
    ...(event ? [{ path: riskReceiptPath(description, searchId, { eventId: event.id, times: 1 }) }] : []),
  ];
  const made: MadeReceipt[] = [];
  for (const { path, ...place } of places) {
    const answer = await visitor(path, {});
    // A list with one way of paying has one receipt, and what not every insurance covers has none by risk.
    if (!answer.ok) continue;
    const file = new Uint8Array(await answer.arrayBuffer());
    const receipt = readReceiptFile(file)?.receipt;
    made.push({ ...place, file, rule: receipt ? nameOf(receipt.rule) : "unreadable" });
  }
  return made;
}

function nameOf({ name, version, parameters }: RankingRule): string {
  const { payment, estimatedBy } = (parameters ?? {}) as Readonly<Record<string, string | undefined>>;
  return [name, version, payment, estimatedBy].filter((part) => part !== undefined).join(" ");
}

/** An ordinary search, with some of what decides the price changed by the seed of its number. */
function sampleOf({ ordinary, otherRated }: SampleSearches, number: number): Record<string, string> {
  const random = seededRandom(number);
  const changed = Object.entries(otherRated).filter(() => random() < SHARE_CHANGED);
  return { ...ordinary, ...Object.fromEntries(changed) };
}

type Visitor = (path: string, init: RequestInit) => Promise<Response>;

/** Another visitor each time: a limit on one must not stop the run. */
function visitorOf(origin: string, number: number): Visitor {
  const headers = {
    origin,
    cookie: `${VISITOR_COOKIE}=${randomId()}`,
    "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  return (path, init) => fetch(`${origin}${path}`, { ...init, headers });
}

async function search(
  visitor: Visitor,
  path: string,
  given: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const body = new URLSearchParams({ ...given, tempsearchid: randomId() });
  const answer = await visitor(path, { method: "POST", body });
  const { Data } = (await answer.json()) as { Data?: { Result?: { SearchId: string } } };
  return Data?.Result?.SearchId;
}

/** As many as are opened in the browser, from all of the run. */
const spread = (ids: readonly string[]): string[] =>
  ids.filter((_, at) => Math.floor((at * PAGES) / ids.length) !== Math.floor(((at - 1) * PAGES) / ids.length));

/** Every byte of some, seeded ones of the others: each copy differs from its file in one byte. */
function changeBytes(files: readonly Uint8Array[], whole: number, random: () => number): Uint8Array[] {
  const below = (end: number): number => Math.floor(random() * end);
  return files.flatMap((file, index) => {
    const positions =
      index < whole ? Array.from(file.keys()) : Array.from({ length: CHANGES_EACH }, () => below(file.length));
    return positions.map((at) => {
      const copy = Uint8Array.from(file);
      copy[at] = (copy[at] ?? 0) ^ (1 + below(255));
      return copy;
    });
  });
}

const wholeOf = (lists: number): number => Math.ceil(lists * WHOLE_SHARE);

async function countOf(
  files: readonly Uint8Array[],
  accepted: boolean,
  browser: ReceiptChecker,
  offline: ReceiptChecker,
): Promise<{ readonly inBrowser: number; readonly offline: number }> {
  const count = { inBrowser: 0, offline: 0 };
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const part = files.slice(at, at + FILES_AT_ONCE);
    const [there, here] = await Promise.all([browser.accepts(part), offline.accepts(part)]);
    count.inBrowser += there.filter((each) => each === accepted).length;
    count.offline += here.filter((each) => each === accepted).length;
  }
  return count;
}

async function countWrongPages(browser: BrowserChecker, searchIds: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const searchId of searchIds) if ((await browser.readPage(searchId)) !== RIGHT) wrong += 1;
  return wrong;
}
