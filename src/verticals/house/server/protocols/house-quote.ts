import { checkQuote, type FeeBounds, type ReadQuote } from "#verticals/_insurance/protocols/read-quote.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import { coverServiceNames, defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadHouseQuote extends ReadQuote {
  readonly buildingExcessOre: number | undefined;
  readonly movablesExcessOre: number | undefined;
  readonly hasOwnMistakes: boolean | undefined;
  readonly hasOwnBuildingMistakes: boolean | undefined;
}

/** What a house insurance may cost, and the visitor's part of a damage be. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 800_00, maxOre: 150_000_00 },
  monthly: { minOre: 60_00, maxOre: 15_000_00 },
};
export const EXCESS_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;

/** The checks that every house quote must pass, whatever protocol brought it. */
export function toHouseReading(read: ReadHouseQuote): ProviderReading<HouseDetail> {
  const checked = checkQuote(read, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { buildingExcessOre, movablesExcessOre } = read;
  if (buildingExcessOre === undefined || movablesExcessOre === undefined) return unreadable("no sane excesses");
  const { hasOwnMistakes, hasOwnBuildingMistakes } = read;
  if (hasOwnMistakes === undefined || hasOwnBuildingMistakes === undefined) return unreadable("no cover");
  const { offer } = checked;
  return {
    kind: "offered",
    offer: {
      ...offer,
      detail: {
        ...offer.detail,
        services: withoutCovers(offer.detail.services, coverServiceNames),
        buildingExcessOre,
        movablesExcessOre,
        hasOwnMistakes,
        hasOwnBuildingMistakes,
      },
    },
  };
}
