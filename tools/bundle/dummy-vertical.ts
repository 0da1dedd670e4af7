import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { addVertical } from "../new/vertical.ts";
import { NODE, ROOT } from "../processes/paths.ts";
import { weighPages } from "./built-files.ts";

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

/** Of each page, by how many bytes its script grows when a vertical is added, most first: with a whole build of a copy that has one more. */
export async function growByDummyVertical(): Promise<(readonly [page: string, bytes: number])[]> {
  const copy = mkdtempSync(join(tmpdir(), "sparv-dummy-vertical-"));
  try {
    for (const source of SOURCES) cpSync(join(ROOT, source), join(copy, source), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    addVertical(copy, DUMMY);
    const command = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
    await promisify(execFile)(NODE, [command, "build"], { cwd: copy, maxBuffer: 1 << 26 });
    const after = weighPages(join(copy, "build/client"));
    return [...weighPages(join(ROOT, "build/client"))]
      .map(([page, bytes]) => [page, (after.get(page) ?? Number.POSITIVE_INFINITY) - bytes] as const)
      .toSorted((a, b) => b[1] - a[1]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
