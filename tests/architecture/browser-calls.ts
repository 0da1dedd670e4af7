import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

const BROWSER = /^src\/(?:web|ui|verticals\/(?:[^/]+\/web|_web))\//;
const CLIENT = "src/web/shell/calls/";

/** Files that call the server by themselves, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/verticals/broadband/web/home/fetch-address-price.ts":
    "a vertical knows no client, and without an answer the card has a link instead of a price (OP-34)",
  "src/verticals/electricity/web/meter/fetch-prices.ts":
    "public prices that any browser may cache; a vertical knows no client, and without an answer the page states it",
  "src/web/account/claims/serve-copies.ts": "a worker, which passes on what a page asks for",
  "src/web/account/claims/store-copies.ts": "fetches whole pages to store, which is no call",
  "src/web/content/recent-searches/run-recent-searches.ts": "a page script, which loads no client",
  "src/web/shell/consent/save-consent.ts": "a page script, which loads no client",
  "src/web/shell/analytics/send-event.ts": "a page script, which loads no client",
  "src/web/shell/session/session-calls.ts": "staying logged in is a route of the pages and has no envelope",
  "src/web/shop/receipt/check-in-browser.ts": "fetches a file byte for byte to verify it, which is no call",
  "src/web/shop/search/follow-stream.ts": "a stream of events, which is no call",
};

/** Methods named fetch have no argument, or are called on an object. */
const CALL = /(?<![.\w])fetch\((?!\))|navigator\.sendBeacon\(|\bEventSource\(|\bXMLHttpRequest\b/g;

/** One client sends the calls of a page: it alone reads envelopes, limits the time and decides what a lost answer is. */
export function findCallsPastTheClient(root: string): Fault[] {
  const isJudged = (path: string): boolean =>
    BROWSER.test(path) && isCode(path) && !isTest(path) && !path.startsWith(CLIENT);
  return readTree(root, isJudged).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(CALL)].map((found) => ({
      file: path,
      line: lineAt(text, found.index),
      what: "calls the server past src/web/shell/calls",
    })),
  );
}
