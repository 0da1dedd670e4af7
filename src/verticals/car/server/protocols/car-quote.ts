import {
  checkQuote,
  type FeeBounds,
  isWholeWithin,
  type ReadQuote,
} from "#verticals/_insurance/protocols/read-quote.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import {
  type CarDetail,
  EXCESS_TYPES,
  type ExcessCost,
  type ExcessRow,
  type ExcessType,
} from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import { describeExcess, excessNames, notIncluded } from "#verticals/car/car.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadCarQuote extends ReadQuote {
  readonly cover: CarCover | undefined;
  /** What is not in it is not covered: one row that cannot be read makes the whole undefined, never a gap in the cover. */
  readonly excesses: ReadonlyMap<ExcessType, ReadExcess> | undefined;
  readonly disclaimer: unknown;
  readonly rating: { readonly points: unknown; readonly outOf: unknown; readonly note: unknown } | undefined;
}

export interface ReadExcess {
  readonly cost: ExcessCost;
  readonly note: string | undefined;
}

/** What a car insurance may cost, and the visitor's part of a damage be. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 300_00, maxOre: 200_000_00 },
  monthly: { minOre: 20_00, maxOre: 20_000_00 },
};
export const EXCESS_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;

/** The checks that every car quote must pass, whatever protocol brought it. */
export function toCarReading(read: ReadCarQuote): ProviderReading<CarDetail> {
  const checked = checkQuote(read);
  if (checked.kind !== "checked") return checked;
  const { cover, excesses } = read;
  if (!cover) return unreadable("no cover");
  // Every car insurance covers traffic damage.
  if (!excesses?.has("TRAFFIC_DAMAGE")) return unreadable("no sane excesses");
  const { offer } = checked;
  const { featured, benefits, services, bindingMonths, links } = offer.detail;
  return {
    kind: "offered",
    offer: {
      ...offer,
      detail: {
        cover,
        excesses: EXCESS_TYPES.map((type) => toRow(type, excesses.get(type))),
        featured,
        benefits,
        services,
        motorLines: excesses.get("MOTOR")?.note?.split("\n") ?? [],
        hasBindingTime: bindingMonths > 0,
        bindingMonths,
        isPayAsYouDrive: false,
        disclaimer: readText(read.disclaimer),
        consumerRating: read.rating && toRating(read.rating),
        links,
      },
    },
  };
}

/** Points without a scale, or without a word of where they come from, are not shown. */
function toRating(rating: NonNullable<ReadCarQuote["rating"]>): CarDetail["consumerRating"] {
  const { points, outOf } = rating;
  const note = readText(rating.note);
  if (!note || !isWholeWithin(outOf, 1, 1_000) || !isWholeWithin(points, 0, outOf)) return undefined;
  return { points, outOf, note };
}

const toRow = (type: ExcessType, excess: ReadExcess | undefined): ExcessRow => ({
  type,
  name: excessNames[type],
  description: excess ? describeExcess(excess.cost) : notIncluded,
  disclaimer: excess?.note,
  isIncluded: excess !== undefined,
  cost: excess?.cost,
});
