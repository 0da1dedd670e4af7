import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createLookupHash } from "./lookup-hash.ts";
import { createSignedCodes } from "./signed-codes.ts";

const keys = [randomBytes(32), randomBytes(32)];
const codesWith = (known: number, ...generations: number[]) =>
  createSignedCodes(createLookupHash({ keys: keys.slice(0, known), generations }), "waiting-list-end");

test("a code gives its id, also after the key was replaced", () => {
  const [before, after] = [codesWith(1, 1), codesWith(2, 2)];
  const [older, newer] = [before.codeOf("an-id"), after.codeOf("an-id")];
  expect(older).not.toBe(newer);
  expect([before.idIn(older), after.idIn(older), after.idIn(newer)]).toEqual(["an-id", "an-id", "an-id"]);
  expect(before.idIn(newer)).toBeUndefined();
});

test("a code that is not ours gives nothing", () => {
  const codes = codesWith(1, 1);
  const hash = codes.codeOf("an-id").slice("an-id.".length);
  for (const code of ["", ".", "an-id", "an-id.", `other.${hash}`, `.${hash}`, `an-id.${hash}x`, `an-id.x.${hash}`])
    expect(codes.idIn(code)).toBeUndefined();
});
