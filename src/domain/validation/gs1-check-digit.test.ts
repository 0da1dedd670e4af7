import fc from "fast-check";
import { expect, it } from "vitest";
import { gs1CheckDigit, hasGs1CheckDigit } from "./gs1-check-digit.ts";

it.each(["7350053850019", "4006381333931", "735 0053 8500 19"])("takes numbers of articles: %s", (number) => {
  expect(hasGs1CheckDigit(number)).toBe(true);
});

it.each(["", "7", "7350053850018", "abc", "735005385001x"])("takes nothing else: %s", (number) => {
  expect(hasGs1CheckDigit(number)).toBe(false);
});

it("finds any single wrong digit", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 20 });
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, change) => {
      const number = body.join("") + gs1CheckDigit(body.join(""));
      expect(hasGs1CheckDigit(number)).toBe(true);
      const place = at % number.length;
      const wrong = (Number(number[place]) + change) % 10;
      expect(hasGs1CheckDigit(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
    }),
  );
});
