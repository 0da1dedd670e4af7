import { type Fault, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/** Layers that link to our own addresses, answer them or redirect there. The others know addresses of other systems only. */
const JUDGED = /^src\/(http|journeys|main|ui|verticals|web)\/.+\.tsx?$/;

/** The table of pages is a list of patterns; a vertical states its own path once; the rest are addresses of other systems. */
const EXCUSED = [
  /^src\/web\/routes\.ts$/,
  /\.place\.ts$/,
  /\/(protocols|_ordering)\//,
  // The insurers' own documents.
  /^src\/main\/simulated-documents\.ts$/,
  // A name that is measured, and no address.
  /^src\/verticals\/house\/web\/house-tracking\.ts$/,
];

/** A path from the root, alone or after an origin; built files have no address of ours. */
const FROM_ROOT = /["'`](?:\$\{[^}]*\})?\/(?!assets\/)[a-z.][\w./-]*(?=["'`?#$])/g;
/** A path below another one. */
const BELOW = /\$\{[^}]*path(?:\([^)]*\))?\}[a-z][\w./-]*/gi;

/** Addresses of the product are written in src/domain/addresses, once, and used from there. */
export function findAddressLiterals(root: string): Fault[] {
  const isJudged = (path: string) => JUDGED.test(path) && !isTest(path) && !EXCUSED.some((each) => each.test(path));
  return readTree(root, isJudged).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(FROM_ROOT), ...code.matchAll(BELOW)].map((found) => ({
      file: path,
      line: lineAt(text, found.index),
      what: `writes the address ${found[0].replace(/^["'`]/, "")}, which belongs in src/domain/addresses`,
    }));
  });
}
