import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/** Where a search enters: as a request, and from the store. Every other reader takes the typed search that they made. */
const PARSING = ["src/journeys/search/ask-search.ts", "src/journeys/search/found-search.ts"];

const PARSE = /\bvertical\??\.parse\(/g;

export function findOtherParses(root: string): Fault[] {
  const isJudged = (path: string) =>
    path.startsWith("src/") && isCode(path) && !isTest(path) && !PARSING.includes(path);
  return readTree(root, isJudged).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(PARSE)].map(({ index }) => ({
      file: path,
      line: lineAt(code, index),
      what: `parses a search outside ${PARSING.join(" and ")}`,
    }));
  });
}
