import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeKeys } from "#domain/signed/published-keys.ts";
import { composeSample, sampleSigner } from "#tests/support/sample-receipt.ts";
import { ROOT } from "./processes/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "sparv-receipt-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [, commands = ""] = /```\n([\s\S]+?)```/.exec(readFileSync(join(ROOT, "docs/receipt.md"), "utf8")) ?? [];

const run = (file: string) => {
  writeFileSync(join(folder, "kvitto.json"), file);
  writeFileSync(join(folder, "nycklar.json"), writeKeys(sampleSigner.publishedKeys));
  const { stdout, stderr } = spawnSync("bash", ["-c", commands], { cwd: folder, encoding: "utf8" });
  return stdout + stderr;
};

const hasTools = spawnSync("bash", ["-c", "command -v jq xxd openssl"]).status === 0;

test.skipIf(!hasTools)("the commands of docs/receipt.md verify a receipt, and refuse an altered one", () => {
  const text = run(composeSample());
  expect(text).toContain("Signature Verified Successfully");
  expect(text.trim().endsWith("true")).toBe(true);
  expect(run(composeSample().replace("262800", "262801"))).toContain("Signature Verification Failure");
});
