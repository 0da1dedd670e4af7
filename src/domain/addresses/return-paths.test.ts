import { expect, test } from "vitest";
import { fetchReturnPath, loginReturnPath, signingReturnPath } from "./return-paths.ts";

test.each([
  [loginReturnPath, "/minasidor/bankid/"],
  [signingReturnPath, "/order/bankid/"],
  [fetchReturnPath, "/hamtning/bankid/"],
])("%o has the nonce of an order, and none as a pattern", (pathOf, path) => {
  expect(pathOf()).toBe(path);
  expect(pathOf("n0nce")).toBe(`${path}?nonce=n0nce`);
});
