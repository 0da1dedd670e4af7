import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { addVertical } from "../new/vertical.ts";
import { NODE, ROOT } from "../processes/paths.ts";
import { listGrown, weighPages } from "./page-weights.ts";
import type { ChunkSizes } from "./report-sizes.ts";

/** What a build is made of. */
const SOURCES = [
  "src",
  "gallery",
  "public",
  "tools",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const DUMMY = {
  name: "dog",
  swedish: "hund",
  categoryId: 53,
  product: "hundförsäkring",
  menu: "Hund",
  path: "/forsakring/hund/",
};

/** Of each page, by how many bytes it grows when a vertical is added: with a whole build of a copy that has one more. */
export async function growByDummyVertical(): Promise<(readonly [page: string, bytes: number])[]> {
  const verticals = listVerticals(ROOT);
  const copy = mkdtempSync(join(tmpdir(), "sparv-dummy-vertical-"));
  try {
    for (const source of SOURCES) cpSync(join(ROOT, source), join(copy, source), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    addVertical(copy, DUMMY);
    const command = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
    await promisify(execFile)(NODE, [command, "build"], { cwd: copy, maxBuffer: 1 << 26 });
    return listGrown(weighBuild(ROOT, verticals), weighBuild(copy, verticals));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const listVerticals = (root: string): string[] =>
  globSync("src/verticals/[a-z]*/web/*.web.ts", { cwd: root }).map((file) => basename(file, ".web.ts"));

/** Its pages, and the parts of the router's table that come with them. */
function weighBuild(root: string, verticals: readonly string[]): Map<string, number> {
  const chunks = JSON.parse(readFileSync(join(root, "build/bundle-sizes.json"), "utf8")) as ChunkSizes[];
  const tables = globSync("build/client/assets/manifest-*.js", { cwd: root }).map((file) => {
    const bytes = gzipSync(readFileSync(join(root, file))).length;
    return [basename(file).replace(/-[\w-]{8}\.js$/, ""), bytes] as const;
  });
  return new Map([...weighPages(chunks, verticals), ...tables]);
}
