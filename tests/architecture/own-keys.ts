import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/**
 * `in` with a name that is only known at run time also finds what every object inherits: "constructor" is in every table. A literal and a
 * constant in capitals narrow a type, and are left alone. oxlint has no rule for it.
 */
const RUN_TIME_IN = /(?<=[\w$)\]])(?<!\b[A-Z][A-Z\d_]*)\s+in\s+(?=[\w$({])/g;

export function findForeignKeys(root: string): Fault[] {
  const isJudged = (path: string) => /^(?:src|simulators|tools)\//.test(path) && isCode(path) && !isTest(path);
  return readTree(root, isJudged).flatMap(({ path, text }) => {
    const code = withoutStrings(withoutComments(text));
    return [...code.matchAll(RUN_TIME_IN)]
      .filter(({ index }) => !NO_QUESTION.test(code.slice(0, index)) && !COMMENT.test(code.slice(0, index)))
      .map(({ index }) => ({
        file: path,
        line: lineAt(code, index),
        what: "asks for a key with `in`: use Object.hasOwn",
      }));
  });
}

/** What precedes the word in `[Key in Names]: …` of a type, and in a loop. */
const NO_QUESTION = /(?:\[\s*|\bfor \((?:const|let) )\w+$/;

/** After a pattern with quotes in it a comment may be left over. */
const COMMENT = /^\s*\/?\*[^\n]*$(?![\s\S])/m;

/** What is between quotes is no code; offsets stay. */
const withoutStrings = (code: string): string =>
  code.replace(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/(?![*/\s])(?:\\.|\[[^\]\n]*\]|[^/\\\n[])+\/[a-z]*/g,
    (found) => found.replace(/[^\n]/g, '"'),
  );
