import { readId, readText, readUrl, unreadable } from "#verticals/_contract/wire-reading.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
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
export interface ReadCarQuote {
  readonly subscriptionId: unknown;
  readonly subscriptionName: unknown;
  readonly cover: CarCover | undefined;
  readonly yearlyFeeOre: number | undefined;
  readonly monthlyFeeOre: number | undefined;
  /** ISO time. */
  readonly validUntil: string | undefined;
  /** What is not in it is not covered: one row that cannot be read makes the whole undefined, never a gap in the cover. */
  readonly excesses: ReadonlyMap<ExcessType, ReadExcess> | undefined;
  readonly featured: unknown;
  readonly benefits: readonly unknown[];
  readonly services: readonly unknown[];
  readonly bindingMonths: unknown;
  readonly disclaimer: unknown;
  readonly rating: { readonly points: unknown; readonly outOf: unknown; readonly note: unknown } | undefined;
  readonly links: readonly { readonly name: unknown; readonly url: unknown }[];
}

export interface ReadExcess {
  readonly cost: ExcessCost;
  readonly note: string | undefined;
}

/** A car insurance below or above this is a mistake, not an offer: wrong unit, wrong currency, wrong field. */
export const YEARLY_FEE_BOUNDS = { minOre: 300_00, maxOre: 200_000_00 } as const;
export const MONTHLY_FEE_BOUNDS = { minOre: 20_00, maxOre: 20_000_00 } as const;
export const EXCESS_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;

/** No Swedish car insurance binds longer than a year; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 36;

/** Paying by the month may cost a little more than paying at once, never half as much again. */
const MONTHLY_SURCHARGE = { least: 0.95, most: 1.25 } as const;

/** The checks that every car quote must pass, whatever protocol brought it. */
export function toCarReading(read: ReadCarQuote): ProviderReading<CarDetail> {
  const subscriptionId = readId(read.subscriptionId);
  const subscriptionName = readText(read.subscriptionName, 80);
  const { cover, yearlyFeeOre, monthlyFeeOre, validUntil } = read;
  if (!subscriptionId || !subscriptionName) return unreadable("no subscription");
  if (!cover) return unreadable("no cover");
  if (yearlyFeeOre === undefined || monthlyFeeOre === undefined) return unreadable("no sane fee");
  const surcharge = (monthlyFeeOre * 12) / yearlyFeeOre;
  if (surcharge < MONTHLY_SURCHARGE.least || surcharge > MONTHLY_SURCHARGE.most) return unreadable("fees disagree");
  if (!validUntil) return unreadable("no validity");
  const { bindingMonths } = read;
  if (!isWholeWithin(bindingMonths, 0, MAX_BINDING_MONTHS)) return unreadable("no sane binding time");
  const { excesses } = read;
  // Every car insurance covers traffic damage.
  if (!excesses?.has("TRAFFIC_DAMAGE")) return unreadable("no sane excesses");
  return {
    kind: "offered",
    offer: {
      subscriptionId,
      subscriptionName,
      yearlyFeeOre,
      monthlyFeeOre,
      validUntil,
      detail: {
        cover,
        excesses: EXCESS_TYPES.map((type) => toRow(type, excesses.get(type))),
        featured: readText(read.featured),
        benefits: read.benefits.flatMap((benefit) => readText(benefit) ?? []),
        services: read.services.flatMap((service) => readText(service) ?? []),
        motorLines: excesses.get("MOTOR")?.note?.split("\n") ?? [],
        hasBindingTime: bindingMonths > 0,
        bindingMonths,
        isPayAsYouDrive: false,
        disclaimer: readText(read.disclaimer),
        consumerRating: read.rating && toRating(read.rating),
        links: read.links.flatMap(toLink),
      },
    },
  };
}

/** The last moment of a day YYYYMMDD that is surely still that day in Sweden, winter and summer. */
export function readEndOfDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{8}$/.test(value)) return undefined;
  const time = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}T21:59:59.000Z`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

/** Points without a scale, or without a word of where they come from, are not shown. */
function toRating(rating: NonNullable<ReadCarQuote["rating"]>): CarDetail["consumerRating"] {
  const { points, outOf } = rating;
  const note = readText(rating.note);
  if (!note || !isWholeWithin(outOf, 1, 1_000) || !isWholeWithin(points, 0, outOf)) return undefined;
  return { points, outOf, note };
}

function toLink(link: ReadCarQuote["links"][number]): CarDetail["links"] {
  const name = readText(link.name, 60);
  const url = readUrl(link.url);
  return name && url ? [{ name, url }] : [];
}

const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const toRow = (type: ExcessType, excess: ReadExcess | undefined): ExcessRow => ({
  type,
  name: excessNames[type],
  description: excess ? describeExcess(excess.cost) : notIncluded,
  disclaimer: excess?.note,
  isIncluded: excess !== undefined,
  cost: excess?.cost,
});
