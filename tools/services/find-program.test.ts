import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findProgram } from "./find-program.ts";

const root = mkdtempSync(join(tmpdir(), "sparv-programs-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  return path;
}

test("the newest version of a program is found where Homebrew and Debian keep it, then in the path", () => {
  const look = () => findProgram("initdb", ["postgresql"], { root, path: join(root, "somewhere") });
  expect(look()).toBeUndefined();
  const inPath = plant("somewhere/initdb");
  expect(look()).toBe(inPath);
  plant("opt/homebrew/opt/postgresql@9/bin/initdb");
  const homebrew = plant("opt/homebrew/opt/postgresql@16/bin/initdb");
  expect(look()).toBe(homebrew);
  plant("usr/lib/postgresql/9/bin/initdb");
  const debian = plant("usr/lib/postgresql/15/bin/initdb");
  expect(look()).toBe(debian);
});
