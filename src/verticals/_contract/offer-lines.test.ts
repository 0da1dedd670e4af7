import { expect, it } from "vitest";
import type { OfferDescription } from "./offer-description.ts";
import { listOfferLines } from "./offer-lines.ts";

const description: OfferDescription = {
  featured: undefined,
  benefits: [],
  services: [],
  bindingMonths: undefined,
  isPayAsYouDrive: false,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
  covers: [{ type: "ALLRISK", name: "Drulle", text: "Ingår inte", isIncluded: false }],
  terms: [{ type: "BINDING", name: "Bindningstid", text: "12 månader" }],
  excesses: [
    { type: "GLASS", name: "Glas", description: "1 500 kr", disclaimer: undefined, isIncluded: true },
    { type: "BASE", name: "Självrisk", description: "3 000 kr", disclaimer: undefined, isIncluded: true },
    { type: "THEFT", name: "Stöld", description: "Ingår inte", disclaimer: undefined, isIncluded: false },
  ],
};

it("an offer's covers, terms and excesses are each a line that can be read on its own", () => {
  expect(listOfferLines(description)).toEqual([
    { name: "Drulle", text: "Ingår inte" },
    { name: "Bindningstid", text: "12 månader" },
    { name: "Självrisk glas", text: "1 500 kr" },
    { name: "Självrisk", text: "3 000 kr" },
    { name: "Stöld", text: "Ingår inte" },
  ]);
  expect(listOfferLines(undefined)).toEqual([]);
});
