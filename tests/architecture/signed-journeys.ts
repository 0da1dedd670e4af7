import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, isTest, lineAt, readTree } from "./source-tree.ts";

/** What a journey calls when it waits for an order to be placed. */
const ORDERS = /\b(?:waitForOrder|waitForPlaced|signIfAsked)\(/;

/** It names the provider that always wants a signature, so that it signs in every run. */
const ALWAYS_SIGNS = "tests/journeys/signing/";

/** Journeys that order and that `npm run test:signed` does not run. Signing changes only these journeys. */
export function findUnsignedJourneys(root: string): Fault[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const run = (scripts["test:signed"] ?? "").split(" ").filter((word) => word.startsWith("tests/journeys/"));
  return readTree(root, (path) => path.startsWith("tests/journeys/") && isTest(path)).flatMap(({ path, text }) => {
    const at = text.search(ORDERS);
    if (at < 0 || path.startsWith(ALWAYS_SIGNS) || run.some((start) => path.startsWith(start))) return [];
    return [{ file: path, line: lineAt(text, at), what: "orders and is not run by npm run test:signed" }];
  });
}
