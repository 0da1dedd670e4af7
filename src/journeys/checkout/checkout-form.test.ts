import { expect, it } from "vitest";
import { isField } from "#domain/form/form-description.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { type CheckoutFormQuestion, describeCheckout } from "./checkout-form.ts";

const description: OfferDescription = {
  featured: undefined,
  benefits: [],
  services: [],
  sections: [],
  bindingMonths: 0,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
};

const TWO_WAYS = {
  yearlyFeeOre: 3_900_00,
  monthlyFeeOre: 325_00,
  otherWay: { payment: "yearly", yearlyFeeOre: 3_779_00, lessOre: 121_00 },
} as const;

const formOf = (firstStart?: string, price: CheckoutFormQuestion["price"] = TWO_WAYS, hasNeeds = true) =>
  describeCheckout({
    nouns: insuranceNouns,
    resultId: "r",
    version: 1,
    personalNumber: { digits: "198502102380", isTyped: false },
    registeredName: undefined,
    customize: [],
    own: [],
    description: { ...description, firstStart },
    addOns: [],
    discounts: [],
    extraBuildings: [],
    home: undefined,
    summary: [],
    today: "2026-11-16",
    startDate: "2026-11-23",
    hasNeeds,
    price,
    payment: "monthly",
    changeOf: ({ yearlyFeeOre }) => ({ value: yearlyFeeOre / 12, unit: "ore-month" }),
  });
const startOf = (firstStart: string | undefined) => formOf(firstStart).subscription[0];

it("asks how to pay where there is another way", () => {
  const asked = (price: CheckoutFormQuestion["price"]) => formOf(undefined, price).customize.map(({ name }) => name);
  expect(asked(TWO_WAYS)).toEqual(["payment"]);
  expect(asked({ yearlyFeeOre: 3_900_00, monthlyFeeOre: 325_00 })).toEqual([]);
});

it("states what each way of paying costs, and what the year at once saves", () => {
  const labels = (price?: CheckoutFormQuestion["price"]) =>
    formOf(undefined, price)
      .customize.filter(isField)
      .flatMap(({ options = [] }) => options.map(({ label }) => label.replaceAll(/\s/g, " ")));
  expect(labels()).toEqual(["Varje månad: 325 kr", "Hela året på en gång: 3 779 kr, 121 kr mindre"]);
});

it("asks to confirm the needs only where they are stated", () => {
  const consents = (hasNeeds: boolean) => formOf(undefined, TWO_WAYS, hasNeeds).consent.map(({ name }) => name);
  expect(consents(true)).toEqual(["terms", "needsread"]);
  expect(consents(false)).toEqual(["terms"]);
});

it("an insurance starts no earlier than its provider allows, and the form shows that date", () => {
  expect(startOf("2026-11-23")).toMatchObject({
    minDate: "2026-11-23",
    help: "Bolaget kan börja tidigast 23 november 2026.",
  });
});

it.each([undefined, "2026-11-16", "2026-11-01"])("a provider that can start today has no note: %s", (firstStart) => {
  const field = startOf(firstStart);
  expect(field).toMatchObject({ minDate: "2026-11-16" });
  expect(field).not.toHaveProperty("help");
});
