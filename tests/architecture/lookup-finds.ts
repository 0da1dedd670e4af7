import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/**
 * A comparison of a keyed hash with a single one. While the lookup key is being replaced, rows of one person are stored under two, so
 * that a statement compares with `any` of several.
 */
const SINGLE =
  /(?<!\bset )\b(?:(?:person|email|subject|recipient|address)_lookup|voter_hash)\s*(?:=(?!=)|<>|\bin\b)(?!\s*(?:any|null|given)\b)|=\s*(?:me\.my_person\b|\(select person_lookup\b)/g;

export function findSingleLookups(root: string): Fault[] {
  const isJudged = (path: string) => path.startsWith("src/adapters/postgres/") && isCode(path) && !isTest(path);
  return readTree(root, isJudged).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(SINGLE)].map(({ index }) => ({
      file: path,
      line: lineAt(code, index),
      what: "compares a lookup hash with a single one instead of `= any (…)`",
    }));
  });
}
