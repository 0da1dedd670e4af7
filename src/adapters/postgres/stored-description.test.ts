import { expect, it } from "vitest";
import { listOfferLines } from "#verticals/_contract/offer-lines.ts";
import { readDescription, type StoredDescription } from "./stored-description.ts";

const shared = {
  featured: undefined,
  benefits: ["Hyrbil"],
  services: [],
  bindingMonths: 12,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
};

const former: StoredDescription = {
  ...shared,
  isPayAsYouDrive: true,
  covers: [{ type: "ALLRISK", name: "Drulle", text: "Ingår inte", isIncluded: false }],
  terms: [{ type: "BINDING", name: "Bindningstid", text: "12 månader" }],
  excesses: [
    { type: "GLASS", name: "Glas", description: "1 500 kr", disclaimer: "Vid byte", isIncluded: true },
    { type: "THEFT", name: "Stöld", description: "Ingår inte", isIncluded: false },
  ],
};

it("an order that was stored before descriptions had sections reads the same as ever", () => {
  const read = readDescription(former);
  expect(read).toMatchObject({ ...shared, isPaidByUse: true });
  expect(listOfferLines(read)).toEqual([
    { name: "Drulle", text: "Ingår inte" },
    { name: "Bindningstid", text: "12 månader" },
    { name: "Självrisk glas", text: "1 500 kr" },
    { name: "Stöld", text: "Ingår inte" },
  ]);
  expect(read?.sections[2]?.rows[0]?.detail).toBe("Vid byte");
});

it("a description in sections is read as it is, and a missing one is missing", () => {
  const read = readDescription(former);
  expect(readDescription(read)).toBe(read);
  expect(readDescription(undefined)).toBeUndefined();
});
