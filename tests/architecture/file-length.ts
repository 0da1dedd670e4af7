import { type Fault, isTest, readTree } from "./source-tree.ts";

/** Style: past this a file has two subjects. Tests may be longer. */
export const MAX_LINES = 300;

/** Files over the limit that have one subject all the same, each with its reason. An entry no longer needed is a fault. */
export type LongFileReasons = Readonly<Record<string, string>>;

export function findLongFiles(root: string, excused: LongFileReasons = {}): Fault[] {
  const long = readTree(root, isMeasured)
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  const unexcused = long
    .filter(({ path }) => !(path in excused))
    .map(({ path, lines }) => ({ file: path, line: lines, what: `has ${lines} lines, more than ${MAX_LINES}` }));
  const needless = Object.keys(excused)
    .filter((path) => !long.some((file) => file.path === path))
    .map((path) => ({ file: path, line: 1, what: "is excused from the length limit but does not need it" }));
  return [...unexcused, ...needless];
}

/** Data is as long as it is. */
const isMeasured = (path: string): boolean =>
  /^(src|simulators|gallery|tools)\/.+\.(ts|tsx|css)$/.test(path) && !isTest(path) && !path.includes("/data/");
