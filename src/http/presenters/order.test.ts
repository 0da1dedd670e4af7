import { expect, test } from "vitest";
import type { OrderSummary } from "#domain/order/order-record.ts";
import { presentSummary } from "./order.ts";

/** As an order was stored before the number was masked in the form itself. */
const stored: OrderSummary = {
  additional: [],
  customize: [],
  personal: [
    { id: "civicnumber", name: "Personnummer", value: "198502102380" },
    { id: "name", name: "Namn", value: "Anna Lindqvist", isFromRegister: true },
    { id: "email", name: "Mejladress", value: "anna@example.se" },
  ],
  subscription: [{ id: "carregnumber", name: "Bil", value: "SPV 24K" }],
};

test.for([true, false])(
  "a number that was stored whole is presented masked, identified or not (%s)",
  (isIdentified) => {
    const shown = presentSummary(stored, isIdentified);
    expect(shown.personalheader[0]).toEqual({ Id: "civicnumber", Name: "Personnummer", Value: "19850210-••••" });
    expect(JSON.stringify(shown)).not.toContain("2380");
    expect(shown.subscriptionheader[0]?.Value).toBe("SPV 24K");
  },
);

test("what a register holds about a person is presented to the identified person only", () => {
  const idsFor = (isIdentified: boolean) => presentSummary(stored, isIdentified).personalheader.map(({ Id }) => Id);
  expect(idsFor(true)).toEqual(["civicnumber", "name", "email"]);
  expect(idsFor(false)).toEqual(["civicnumber", "email"]);
});
