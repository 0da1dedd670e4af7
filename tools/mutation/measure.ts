import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTests, readImports } from "./find-tests.ts";
import { openTests } from "./mutated-tests.ts";
import { type FileResult, readMutations, resultOf, writeMutations } from "./results.ts";
import { tryMutants } from "./try-mutants.ts";

const WORKERS = 2;

/** A piece is stored as soon as it is measured: what comes later may be interrupted. */
export async function measurePiece(root: string, files: readonly string[]): Promise<void> {
  const tests = findTests(readImports(root), files);
  writeMutations(root, { ...readMutations(root), ...(await measureFiles(root, files, tests)) });
}

export async function measureFiles(
  root: string,
  files: readonly string[],
  testFiles: readonly string[],
): Promise<Readonly<Record<string, FileResult>>> {
  const wanted = new Set(files);
  const isMutated = (file: string) => wanted.has(file);
  const tests = await openTests({
    root,
    environment: "node",
    include: ["src/**/*.test.ts"],
    isMutated,
    workers: WORKERS,
  });
  try {
    for (const file of files) await tests.instrument(file);
    const verdicts = await tryMutants(tests, testFiles);
    const all = [...tests.mutants.values()];
    const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");
    return Object.fromEntries(
      files.map((file) => [
        file,
        resultOf(
          sourceOf(file),
          all.filter((each) => each.file === file),
          verdicts,
        ),
      ]),
    );
  } finally {
    await tests.stop();
  }
}
