import { expect, test } from "vitest";
import { pickVariant, readVariant } from "./variant.ts";

test("each assigned variant has the same chance; the one with a claim that we cannot prove is not assigned", () => {
  const picked = Array.from({ length: 300 }, (_, at) => pickVariant(at / 300));
  expect(Object.entries(Object.groupBy(picked, String)).map(([variant, all]) => [variant, all?.length])).toEqual([
    ["0", 150],
    ["1", 150],
  ]);
});

test("it is read from the cookies, and from no other cookie", () => {
  expect(readVariant("a=b; variant=3; c=d")).toBe("3");
  expect(["", "myvariant=1", "variant=11", "variant="].map(readVariant)).toEqual(Array(4).fill(undefined));
});
