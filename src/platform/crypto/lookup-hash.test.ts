import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createLookupHash } from "./lookup-hash.ts";

test("equal values are found again, others and other purposes are not", () => {
  const lookupHash = createLookupHash(randomBytes(32));
  const hash = lookupHash("person", "199001012385");
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(lookupHash("person", "199001012385")).toBe(hash);
  expect(lookupHash("person", "199001012386")).not.toBe(hash);
  expect(lookupHash("visitor", "199001012385")).not.toBe(hash);
});

test("without the key the hash cannot be made", () => {
  const value = "199001012385";
  expect(createLookupHash(randomBytes(32))("person", value)).not.toBe(
    createLookupHash(randomBytes(32))("person", value),
  );
});
