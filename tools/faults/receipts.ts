import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { receiptFilePath } from "#domain/addresses/verifiable-paths.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { SampleSearches } from "#verticals/_contract/simulated.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";
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

/** Makes receipts through the product, and checks them and every changed copy in Chromium and by the offline verifier. Nothing is killed. */
export const receipts: Scenario = {
  option: "receipts",
  count: 1_000,
  world: ({ seed }) => ({ topic: "faults_receipts", seed, speed: "instant" }),
  async run({ url }, { count, seed, log }) {
    const browser = await createBrowserChecker(url, signingKeysPath());
    const offline = createOfflineChecker(await (await fetch(`${url}${signingKeysPath()}`)).text());
    try {
      const { made, verticals } = await makeReceipts(url, count, log);
      const files = [...made.values()];
      const refused = await countOf(files, false, browser, offline);
      log(`${files.length} receipts checked, ${refused.inBrowser} refused in the browser, ${refused.offline} offline`);
      const changed = changeBytes(files, seededRandom(seed));
      const accepted = await countOf(changed, true, browser, offline);
      log(`${changed.length} changed files checked`);
      const shown = [...made.keys()].slice(0, PAGES);
      const wrong = {
        refusedInBrowser: refused.inBrowser,
        refusedOffline: refused.offline,
        acceptedInBrowser: accepted.inBrowser,
        acceptedOffline: accepted.offline,
        pagesWrong: await countWrongPages(browser, shown),
      };
      const counts = {
        asked: count,
        // Searches without a receipt.
        lost: count - files.length,
        doubled: 0,
        wrong: Object.values(wrong).reduce((sum, each) => sum + each, 0),
        answeredShare: files.length / count,
      };
      const also = { verticals, changes: changed.length, whole: wholeOf(files), pages: shown.length };
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

/** By search id. The searches of each vertical differ in what decides the price. */
async function makeReceipts(
  origin: string,
  count: number,
  log: (line: string) => void,
): Promise<{ readonly made: ReadonlyMap<string, Uint8Array>; readonly verticals: number }> {
  const kinds = createServerVerticals(systemClock).map(({ description }) => ({
    path: searchCallPath(description),
    samples: simulatedVerticals.find(({ name }) => name === description.name)?.samples,
  }));
  const made = new Map<string, Uint8Array>();
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < count) {
      const number = begun++;
      const kind = kinds[number % kinds.length];
      const searchId = kind?.samples && (await search(origin, kind.path, sampleOf(kind.samples, number), number));
      const answer = searchId === undefined ? undefined : await fetch(`${origin}${receiptFilePath(searchId)}`);
      if (searchId !== undefined && answer?.ok) made.set(searchId, new Uint8Array(await answer.arrayBuffer()));
      if (made.size > 0 && made.size % 100 === 0) log(`${made.size} receipts`);
    }
  };
  await Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, work));
  return { made, verticals: kinds.length };
}

/** An ordinary search, with some of what decides the price changed by the seed of its number. */
function sampleOf({ ordinary, otherRated }: SampleSearches, number: number): Record<string, string> {
  const random = seededRandom(number);
  const changed = Object.entries(otherRated).filter(() => random() < SHARE_CHANGED);
  return { ...ordinary, ...Object.fromEntries(changed) };
}

async function search(
  origin: string,
  path: string,
  given: Readonly<Record<string, string>>,
  number: number,
): Promise<string | undefined> {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      origin,
      cookie: `${VISITOR_COOKIE}=${randomId()}`,
      // Another visitor each time: a limit on one must not stop the run.
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: new URLSearchParams({ ...given, tempsearchid: randomId() }),
  });
  const { Data } = (await answer.json()) as { Data?: { Result?: { SearchId: string } } };
  return Data?.Result?.SearchId;
}

/** Every byte of some, seeded ones of the others: each copy differs from its file in one byte. */
function changeBytes(files: readonly Uint8Array[], random: () => number): Uint8Array[] {
  const below = (end: number): number => Math.floor(random() * end);
  return files.flatMap((file, index) => {
    const positions =
      index < wholeOf(files) ? Array.from(file.keys()) : Array.from({ length: CHANGES_EACH }, () => below(file.length));
    return positions.map((at) => {
      const copy = Uint8Array.from(file);
      copy[at] = (copy[at] ?? 0) ^ (1 + below(255));
      return copy;
    });
  });
}

const wholeOf = (files: readonly Uint8Array[]): number => Math.ceil(files.length * WHOLE_SHARE);

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
