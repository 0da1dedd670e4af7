import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Journeys that order and that `npm run test:signed` does not run. Signing changes only these journeys. */
export function findUnsignedJourneys(root: string): Fault[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const run = (scripts["test:signed"] ?? "").split(" ").filter((word) => word.startsWith("tests/journeys/"));
  return readTree(root, (path) => path.startsWith("tests/journeys/") && isTest(path)).flatMap(({ path, text }) => {
    const at = text.search(ORDERS);
    if (at < 0 || [...SAME_WHEN_SIGNED, ...run].some((start) => path.startsWith(start))) return [];
    return [{ file: path, line: lineAt(text, at), what: "orders and is not run by npm run test:signed" }];
  });
}
