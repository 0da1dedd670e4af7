import { type Fault, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/**
 * The engine replays a workflow from its start after a crash, so that everything outside `run` must give the same answer
 * again. Native Promise combinators on its promises are retried for ever by the engine's client.
 */
const UNREPEATABLE =
  /\b(?:Promise\.(?:all|allSettled|any|race)|Date\.now|Math\.random|performance\.now|crypto\.random\w+|random(?:Id|UUID|Bytes)|setTimeout|setInterval|fetch)\s*\(|\bnew Date\(\s*\)/g;

export function findUnrepeatable(root: string): Fault[] {
  const isReplayed = (path: string): boolean => /^src\/.+\.(workflow|step)\.ts$/.test(path) && !isTest(path);
  return readTree(root, isReplayed).flatMap(({ path, text }) => {
    const code = withoutRuns(withoutComments(text));
    return [...code.matchAll(UNREPEATABLE)].map((found) => ({
      file: path,
      line: lineAt(code, found.index),
      what: `calls ${found[0]}…) outside run`,
    }));
  });
}

/** Blanks out the code inside `….run(…)`: the engine records its result. */
function withoutRuns(code: string): string {
  let left = code;
  for (const found of code.matchAll(/\.run(?:<[^()]*>)?\(/g)) {
    const start = found.index + found[0].length;
    let depth = 1;
    let end = start;
    while (end < code.length && depth > 0) {
      if (code[end] === "(") depth += 1;
      if (code[end] === ")") depth -= 1;
      end += 1;
    }
    left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, " ") + left.slice(end);
  }
  return left;
}
