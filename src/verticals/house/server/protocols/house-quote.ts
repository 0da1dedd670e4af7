import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { readId, readText, readUrl, unreadable } from "#verticals/_contract/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadHouseQuote {
  readonly subscriptionId: unknown;
  /** Undefined when the insurer has no name for it. */
  readonly subscriptionName: unknown;
  readonly yearlyFeeOre: number | undefined;
  readonly monthlyFeeOre: number | undefined;
  /** ISO time. */
  readonly validUntil: string | undefined;
  readonly buildingExcessOre: number | undefined;
  readonly movablesExcessOre: number | undefined;
  readonly discount: { readonly percent: unknown; readonly name: unknown } | undefined;
  readonly featured: unknown;
  readonly benefits: readonly unknown[];
  readonly services: readonly unknown[];
  readonly about: unknown;
  readonly bindingMonths: unknown;
  readonly links: readonly { readonly name: unknown; readonly url: unknown }[];
}

/** A house insurance below or above this is a mistake, not an offer: wrong unit, wrong currency, wrong field. */
export const YEARLY_FEE_BOUNDS = { minOre: 800_00, maxOre: 150_000_00 } as const;
export const MONTHLY_FEE_BOUNDS = { minOre: 60_00, maxOre: 15_000_00 } as const;
export const EXCESS_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;

/** House insurances run for a year at a time; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 36;

/** Paying by the month may cost a little more than paying at once, never half as much again. */
const MONTHLY_SURCHARGE = { least: 0.95, most: 1.25 } as const;

/** More than this taken off is no discount but another price. */
const MAX_DISCOUNT_PERCENT = 60;

/** The checks that every house quote must pass, whatever protocol brought it. */
export function toHouseReading(read: ReadHouseQuote): ProviderReading<HouseDetail> {
  const subscriptionId = readId(read.subscriptionId);
  const { yearlyFeeOre, monthlyFeeOre, validUntil, buildingExcessOre, movablesExcessOre, bindingMonths } = read;
  if (!subscriptionId) return unreadable("no subscription");
  if (yearlyFeeOre === undefined || monthlyFeeOre === undefined) return unreadable("no sane fee");
  const surcharge = (monthlyFeeOre * 12) / yearlyFeeOre;
  if (surcharge < MONTHLY_SURCHARGE.least || surcharge > MONTHLY_SURCHARGE.most) return unreadable("fees disagree");
  if (!validUntil) return unreadable("no validity");
  if (buildingExcessOre === undefined || movablesExcessOre === undefined) return unreadable("no sane excesses");
  if (!isWholeWithin(bindingMonths, 0, MAX_BINDING_MONTHS)) return unreadable("no sane binding time");
  return {
    kind: "offered",
    offer: {
      subscriptionId,
      subscriptionName: readText(read.subscriptionName, 80) ?? defaultSubscriptionName,
      yearlyFeeOre,
      monthlyFeeOre,
      validUntil,
      detail: {
        buildingExcessOre,
        movablesExcessOre,
        discount: read.discount && toDiscount(read.discount),
        featured: readText(read.featured),
        benefits: read.benefits.flatMap((benefit) => readText(benefit) ?? []),
        services: read.services.flatMap((service) => readText(service) ?? []),
        about: readText(read.about, 400),
        bindingMonths,
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

/** A share without a name, or a name without a share, tells nobody anything. */
function toDiscount({ percent, name }: NonNullable<ReadHouseQuote["discount"]>): HouseDetail["discount"] {
  const words = readText(name, 40);
  return words && isWholeWithin(percent, 1, MAX_DISCOUNT_PERCENT)
    ? { value: `${percent}\u00A0%`, name: words }
    : undefined;
}

function toLink(link: ReadHouseQuote["links"][number]): HouseDetail["links"] {
  const name = readText(link.name, 60);
  const url = readUrl(link.url);
  return name && url ? [{ name, url }] : [];
}

const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
