import { expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { amount, type CoverPart } from "#domain/cover/cover.ts";
import { coverRows } from "#domain/cover/cover-rows.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";
import { findOffers } from "./find-offers.ts";

const glass = (ore: number): CoverPart => ({
  type: "glass",
  name: "Glas",
  table: "excess",
  state: "included",
  terms: { excess: amount(ore) },
});
const vertical = {
  providers: [],
  describeOffer: ({ excess }: Readonly<Record<string, unknown>>) =>
    ({ cover: [glass(excess as number)] }) as unknown as OfferDescription,
};
const offer = (providerName: string, ore: number, excess: number) =>
  ({
    resultId: providerName,
    providerId: 1,
    providerName,
    price: yearlyPrice(ore / 100),
    detail: { excess },
  }) as unknown as RankedOffer;
const former = { providerName: "Idag", yearlyOre: 4_000_00, rows: coverRows([glass(1_500_00)]) };

it("the best is the cheapest with the same cover, and cheaper ones for less are beside it", () => {
  const offers = [offer("a", 3_500_00, 1_500_00), offer("b", 3_200_00, 1_000_00), offer("c", 2_900_00, 2_000_00)];
  const found = findOffers(vertical, former, offers);
  expect(found.outcome).toBe("cheaper");
  expect(found.best).toMatchObject({ offerId: "b", savingOre: 800_00 });
  expect(found.lesser.map(({ offerId }) => offerId)).toEqual(["c"]);
});

it("a lower price for less is not cheaper", () => {
  const found = findOffers(vertical, former, [offer("c", 2_900_00, 2_000_00), offer("d", 4_500_00, 0)]);
  expect(found).toMatchObject({ outcome: "not-cheaper", best: { offerId: "d", savingOre: -500_00 } });
});

it("nothing is cheaper than an unknown price", () => {
  const found = findOffers(vertical, { ...former, yearlyOre: undefined }, [offer("a", 1_00, 0)]);
  expect(found).toMatchObject({ outcome: "not-cheaper", best: { savingOre: undefined }, lesser: [] });
});
