import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { composeSample, sampleSigner } from "#tests/support/sample-receipt.ts";
import { writeKeys } from "#domain/signed/published-keys.ts";
import { NODE, ROOT } from "./processes/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "sparv-receipts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, text: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const verify = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(NODE, ["tools/verify-receipt.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
};

const keys = save("keys.json", writeKeys(sampleSigner.publishedKeys));
const file = composeSample();
const good = save("good.json", file);

test("a receipt of ours is verified", () => {
  expect(verify(good, "--keys", keys)).toEqual({
    status: 0,
    text: `${good}: verified, 2 offers in the order of the rule, 2026-11-14T13:31:07.000Z\n`,
  });
});

test("one altered receipt among several is named, and the code is 1", () => {
  const altered = save("altered.json", file.replace("262800", "262801"));
  const spaced = save("spaced.json", `${file}\n`);
  const { status, text } = verify(good, altered, spaced, "--keys", keys);
  expect(status).toBe(1);
  expect(text).toContain(`${good}: verified`);
  expect(text).toContain(`${altered}: REJECTED, the signature is not of this content`);
  expect(text).toContain(`${spaced}: REJECTED, not a receipt in its one form of bytes`);
});

test("without keys, with other keys and without the file nothing is verified", () => {
  expect(verify(good)).toMatchObject({ status: 1, text: expect.stringContaining("usage") as string });
  expect(verify(good, "--keys", good)).toMatchObject({ status: 1 });
  const others = save("others.json", writeKeys([]));
  expect(verify(good, "--keys", others).text).toContain("a key that is not in the file of keys");
  expect(verify(join(folder, "missing.json"), "--keys", keys).status).toBe(1);
});
