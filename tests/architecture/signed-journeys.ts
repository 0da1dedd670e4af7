import { JOURNEY_SETS } from "#tools/journeys/journey-sets.ts";
import { type Fault, isTest, lineAt, readTree } from "./source-tree.ts";

/** What a journey calls when it waits for an order to be placed. */
const ORDERS = /\b(?:waitForOrder|waitForPlaced|signIfAsked)\(/;

/** What these show is the same where every order is signed: they sign in every run, or they skip themselves in that one. */
const SAME_WHEN_SIGNED = [
  "tests/journeys/signing/",
  "tests/journeys/account/watch-landing",
  "tests/journeys/offer-consistency",
  "tests/journeys/alone/screen-reader",
];

/** Journeys that order and that `npm run tool -- journeys signed` does not run. Signing changes only these journeys. */
export function findUnsignedJourneys(root: string): Fault[] {
  const run = JOURNEY_SETS["signed"]?.files ?? [];
  return readTree(root, (path) => path.startsWith("tests/journeys/") && isTest(path)).flatMap(({ path, text }) => {
    const at = text.search(ORDERS);
    if (at < 0 || [...SAME_WHEN_SIGNED, ...run].some((start) => path.startsWith(start))) return [];
    return [
      {
        file: path,
        line: lineAt(text, at),
        what: "orders and is not run by npm run tool -- journeys signed: add it in tools/journeys/journey-sets.ts",
      },
    ];
  });
}
