import fc from "fast-check";
import { expect, it } from "vitest";
import { randomId } from "#platform/ids.ts";
import { formatOrderNumber, ORDER_NUMBER_BEGINNING, readOrderNumber } from "./order-number.ts";

it("a number is short, and has nothing that is mistaken for something else", () => {
  for (let times = 0; times < 500; times++)
    expect(formatOrderNumber(randomId())).toMatch(/^SP-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it("identifies its order, however it was typed", () => {
  for (let times = 0; times < 500; times++) {
    const id = randomId();
    const number = formatOrderNumber(id);
    const typed = [number, number.toLowerCase(), number.replaceAll("-", " "), number.replaceAll("-", "")];
    expect(typed.map(readOrderNumber)).toEqual(typed.map(() => id.slice(0, ORDER_NUMBER_BEGINNING)));
  }
});

it("letters mistaken for digits are read as digits", () => {
  const id = `${"A".repeat(ORDER_NUMBER_BEGINNING)}rest`;
  expect(formatOrderNumber(id)).toBe("SP-00000-00000");
  expect(readOrderNumber("sp-ooooo-00000")).toBe(id.slice(0, ORDER_NUMBER_BEGINNING));
});

it.each(["", "850210-2380", "8502102380", "198502102380", "SP-7K3M9", "SP-ZZZZZ-ZZZZZ", "SP-7K3M9-Q2X8U"])(
  "%s is no order number",
  (typed) => expect(readOrderNumber(typed)).toBeUndefined(),
);

it("nothing that is typed throws, and an id of another make is its own number", () => {
  fc.assert(fc.property(fc.string(), (typed) => void readOrderNumber(typed)));
  expect(formatOrderNumber("prov-1")).toBe("prov-1");
});
