import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createLookupHash, generationOf } from "./lookup-hash.ts";

const NUMBER = "199001012385";
const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const before = createLookupHash(first);
const during = (...generations: number[]) => createLookupHash({ keys: [first, second], generations });
const after = during(2);

test("equal values are found again, others and other purposes are not", () => {
  const hash = before("person", NUMBER);
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(before("person", NUMBER)).toBe(hash);
  expect(before("person", "199001012386")).not.toBe(hash);
  expect(before("visitor", NUMBER)).not.toBe(hash);
});

test("without the key the hash cannot be made", () => {
  expect(before("person", NUMBER)).not.toBe(createLookupHash(second)("person", NUMBER));
});

test("the hash of a single key is that of earlier releases", () => {
  expect(before("person", NUMBER)).toBe(createHmac("sha256", first).update(`person:${NUMBER}`).digest("base64url"));
});

test("one key is stored under, and rows of both are found, in each step of the replacement", () => {
  const [one, two] = [before("person", NUMBER), after("person", NUMBER)];
  expect([before.all("person", NUMBER), during(1, 2).all("person", NUMBER)]).toEqual([[one], [one, two]]);
  expect([during(2, 1).all("person", NUMBER), after.all("person", NUMBER)]).toEqual([[two, one], [two]]);
  expect([during(1, 2)("person", NUMBER), during(2, 1)("person", NUMBER)]).toEqual([one, two]);
  expect([one, two, `3-${one}`, "an-order"].map(generationOf)).toEqual([1, 2, 3, undefined]);
});

test("a stored hash is moved without the value, over several keys and once only", () => {
  const one = before("person", NUMBER);
  const two = after.newest(one) ?? "";
  expect(two).toBe(after("person", NUMBER));
  expect(after.newest(two)).toBe(two);
  const last = createLookupHash({ keys: [first, second, third], generations: [3] });
  expect([last.newest(one), last.newest(two)]).toEqual([last("person", NUMBER), last("person", NUMBER)]);
  expect(after.newest(last("person", NUMBER))).toBeUndefined();
  expect(after.newest("an-order")).toBeUndefined();
});

test("a moved hash cannot be made with the former key", () => {
  const withAnother = createLookupHash({ keys: [first, third], generations: [2] });
  expect(withAnother("person", NUMBER)).not.toBe(after("person", NUMBER));
});

test("codes of every known key are valid, and no others", () => {
  for (const made of [before, after]) expect(after.isCode("watch-end", "watch", made("watch-end", "watch"))).toBe(true);
  expect(after.isCode("watch-end", "other", before("watch-end", "watch"))).toBe(false);
  expect(after.isCode("newsletter-end", "watch", before("watch-end", "watch"))).toBe(false);
  expect(before.isCode("watch-end", "watch", after("watch-end", "watch"))).toBe(false);
  for (const code of ["", "a", `${before("watch-end", "watch")}a`])
    expect(after.isCode("watch-end", "watch", code)).toBe(false);
  const link = before("share-link", "share");
  expect(after.codeThat("share-link", "share", (code) => code === link)).toBe(link);
  expect(after.codeThat("share-link", "share", () => false)).toBeUndefined();
});

test("what must not change is the same with every key", () => {
  expect(after.oldest("case-note", "post")).toBe(before.oldest("case-note", "post"));
});

test("each key is recognised by its proof", () => {
  expect(after.proofs).toHaveLength(2);
  expect(after.proofs[0]).toBe(before.proofs[0]);
  expect(after.proofs[1]).not.toBe(createLookupHash({ keys: [first, third], generations: [2] }).proofs[1]);
});
