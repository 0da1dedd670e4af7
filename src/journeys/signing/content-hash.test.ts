import { expect, it } from "vitest";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { hashContent } from "./content-hash.ts";

const order = {
  orderId: "o",
  owner: "browser",
  yearlyFeeOre: 306_000,
  startDate: "2027-01-18",
  personal: { personalNumber: "198502102380", name: "Anna", email: "a@example.se" },
  former: undefined,
} as unknown as NewOrder;

it("is the same for any order of the fields, and after a JSON round trip", () => {
  const { personal, ...rest } = order;
  expect(hashContent({ personal, ...rest })).toBe(hashContent(order));
  expect(hashContent(JSON.parse(JSON.stringify(order)) as NewOrder)).toBe(hashContent(order));
});

it.each<[string, Partial<NewOrder>]>([
  ["the price", { yearlyFeeOre: 305_999 }],
  ["the start", { startDate: "2027-01-19" }],
  ["the person", { personal: { personalNumber: "195802142785", name: "Anna", email: "a@example.se" } }],
  ["the order", { orderId: "p" }],
])("is another when %s is", (_what, change) => {
  expect(hashContent({ ...order, ...change })).not.toBe(hashContent(order));
});
