import { expect, it } from "vitest";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { systemClock } from "#platform/clock.ts";
import { orderOf } from "#tools/faults/test-orders.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { presentComplete } from "./order-complete.ts";

const quote = {
  vertical: "car",
  providerSlug: "rattvis",
  subscriptionId: "s",
  yearlyFeeOre: 306_000,
  monthlyFeeOre: 25_500,
  personalNumber: "199002012384",
};

const placed: OrderRow = {
  ...orderOf(quote),
  state: "placed",
  providerOrderId: "RAT-1",
  message: undefined,
  messageField: undefined,
  interactionUrl: undefined,
  acceptedAt: new Date("2026-11-11T10:00:00Z"),
  settledAt: new Date("2026-11-11T10:00:05Z"),
  isWithdrawn: false,
  isPersons: true,
  attempts: 1,
  openAttemptAgeMs: undefined,
};

const car = createServerVerticals(systemClock).find(({ description }) => description.name === "car");

it("an order's page shows what a placed order saves, compared with whom, and nothing where nothing is saved", () => {
  if (!car) throw new Error("No vertical to try with");
  const savingOf = (changes: Partial<OrderRow>) => {
    const shown = presentComplete({ ...placed, ...changes }, car, [], {
      conversion: undefined,
      isIdentified: true,
      confirmation: undefined,
    });
    return [shown.YearlyFeeSaved?.replaceAll(/\s/g, " "), shown.ComparedWith];
  };
  const former = (yearlyFeeOre: number) => ({ former: { providerName: "Granskog Försäkring", yearlyFeeOre } });
  expect(savingOf(former(430_800))).toEqual(["1 248 kr", "Granskog Försäkring"]);
  expect(savingOf(former(306_000))).toEqual([undefined, null]);
  expect(savingOf({})).toEqual([undefined, null]);
  expect(savingOf({ ...former(430_800), state: "refused" })).toEqual([undefined, null]);
});

it("the header promises no confirmation once it has not arrived", () => {
  if (!car) throw new Error("No vertical to try with");
  const promised = (["queued", "sent", "undelivered", "resending"] as const).map((state) => {
    const confirmation = { state, sentTo: "a•••@exempel.se", mayChange: true };
    const shown = presentComplete(placed, car, [], { conversion: undefined, isIdentified: true, confirmation });
    return shown.OrderHeaderCoachData?.Bullet2 !== "";
  });
  expect(promised).toEqual([true, true, false, false]);
});
