import { expect, test } from "vitest";
import type { OrderSummary } from "#domain/order/order-record.ts";
import { presentSummary } from "./order.ts";

const stored: OrderSummary = {
  additional: [],
  customize: [],
  personal: [
    { id: "civicnumber", name: "Personnummer", value: "19850210-••••" },
    { id: "name", name: "Namn", value: "Anna Lindqvist", isFromRegister: true },
    { id: "email", name: "Mejladress", value: "anna@example.se" },
  ],
  subscription: [{ id: "carregnumber", name: "Bil", value: "SPV 24K" }],
};

test("what a register holds about a person is presented to the identified person only", () => {
  const idsFor = (isIdentified: boolean) => presentSummary(stored, isIdentified).personalheader.map(({ Id }) => Id);
  expect(idsFor(true)).toEqual(["civicnumber", "name", "email"]);
  expect(idsFor(false)).toEqual(["civicnumber", "email"]);
});
