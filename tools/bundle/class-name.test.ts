import { expect, it } from "vitest";
import { className } from "./class-name.ts";

it("gives classes of two files different names, and server and browser the same", () => {
  const name = className("/checkout");
  expect(name("card", "/checkout/src/ui/A.module.css")).toMatch(/^card-[\w-]{4}$/);
  expect(name("card", "/checkout/src/ui/A.module.css")).not.toBe(name("card", "/checkout/src/ui/B.module.css"));
  const elsewhere = className("/another/place");
  expect(elsewhere("card", "/another/place/src/ui/A.module.css?inline")).toBe(
    name("card", "/checkout/src/ui/A.module.css"),
  );
});

it("refuses two files whose names would collide", () => {
  const name = className("/");
  const files = Array.from({ length: 100_000 }, (_, at) => `/${at}.module.css`);
  expect(() => files.forEach((file) => name("card", file))).toThrow("rename");
});
