import { escapePattern, type Fault, lineAt, readTree } from "./source-tree.ts";

/** Written in halves, so that this file does not contain what it looks for. */
const FORBIDDEN = [
  ["/wo", "rk/"],
  ["../", "shared"],
  ["shared/", "spec"],
  ["shared/", "guides"],
  ["registry.", "npmjs"],
  ["npmjs.", "org"],
  ['"resolved', '":'],
  ["/tmp/", "brief"],
].map((halves) => halves.join(""));

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|p12|gz|zip)$/;

/** The project must build anywhere: no file names a machine's folder or the host that packages came from. */
export function findMachineReferences(root: string): Fault[] {
  return readTree(root, (path) => !BINARY.test(path)).flatMap(({ path, text }) =>
    FORBIDDEN.flatMap((fragment) =>
      [...text.matchAll(new RegExp(`(?<!\\w)${escapePattern(fragment)}`, "g"))].map((found) => ({
        file: path,
        line: lineAt(text, found.index),
        what: `holds ${fragment}`,
      })),
    ),
  );
}
