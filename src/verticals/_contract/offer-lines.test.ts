import { expect, it } from "vitest";
import type { OfferDescription } from "./offer-description.ts";
import { listOfferLines } from "./offer-lines.ts";

const description: OfferDescription = {
  featured: undefined,
  benefits: [],
  services: [],
  bindingMonths: undefined,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
  sections: [
    {
      id: "covers",
      title: "Skydd",
      rows: [{ type: "ALLRISK", name: "Drulle", text: "Ingår inte", isIncluded: false }],
    },
    { id: "terms", title: "Villkor", rows: [{ type: "BINDING", name: "Bindningstid", text: "12 månader" }] },
    {
      id: "excess",
      title: "Självrisk",
      namesRows: true,
      rows: [
        { type: "GLASS", name: "Glas", text: "1 500 kr" },
        { type: "BASE", name: "Självrisk", text: "3 000 kr", isIncluded: true },
        { type: "THEFT", name: "Stöld", text: "Ingår inte", isIncluded: false },
      ],
    },
  ],
};

it("every row of an offer's sections is a line that can be read on its own", () => {
  expect(listOfferLines(description)).toEqual([
    { name: "Drulle", text: "Ingår inte" },
    { name: "Bindningstid", text: "12 månader" },
    { name: "Självrisk glas", text: "1 500 kr" },
    { name: "Självrisk", text: "3 000 kr" },
    { name: "Stöld", text: "Ingår inte" },
  ]);
  expect(listOfferLines(undefined)).toEqual([]);
});
