import type { PriceUnit } from "#domain/offer/price.ts";
import type { ConditionalDiscount, DiscountCondition, OfferDiscount } from "#verticals/_insurance/offer-discount.ts";
import type { Cover } from "#domain/cover/cover.ts";
import type { PricedChoice, QuotedOffer } from "#verticals/_contract/provider.ts";
import { type ReadChoice, readChoice } from "#verticals/_ordering/read-priced.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { readId, readText, readUrl, unreadable } from "#verticals/_contract/wire/wire-reading.ts";

/** What every quote states, as a protocol has read it; undefined is what it could not parse. */
export interface ReadQuote {
  readonly subscriptionId: unknown;
  /** Undefined when the insurer has no name for it. */
  readonly subscriptionName: unknown;
  readonly yearlyFeeOre: number | undefined;
  readonly monthlyFeeOre: number | undefined;
  /** ISO time. */
  readonly validUntil: string | undefined;
  readonly discount:
    | {
        readonly percent: unknown;
        readonly name: unknown;
        /** Then the fees above are without it, and these are with it. */
        readonly condition?: DiscountCondition | undefined;
        readonly yearlyFeeOre?: number | undefined;
        readonly monthlyFeeOre?: number | undefined;
      }
    | undefined;
  /** Missing when the insurance can begin today. */
  readonly firstStart?: unknown;
  readonly featured: unknown;
  readonly benefits: readonly unknown[];
  readonly services: readonly unknown[];
  /** What it can be bought with. */
  readonly addOns: readonly ReadChoice[];
  readonly about: unknown;
  readonly bindingMonths: unknown;
  readonly links: readonly { readonly name: unknown; readonly url: unknown }[];
}

/** A fee below or above these is a mistake, not an offer: wrong unit, wrong currency, wrong field. */
export interface FeeBounds {
  readonly yearly: OreBounds;
  readonly monthly: OreBounds;
}

export interface OreBounds {
  readonly minOre: number;
  readonly maxOre: number;
}

/** The details that every insurance shares. A type, not an interface: it becomes part of a plain record. */
export type SharedDetail = {
  /** In the price. */
  readonly discount: OfferDiscount | undefined;
  /** Not in the price. */
  readonly conditional?: ConditionalDiscount;
  /** YYYY-MM-DD. */
  readonly firstStart?: string;
  readonly featured: string | undefined;
  readonly benefits: readonly string[];
  readonly cover: Cover;
  readonly about: string | undefined;
  readonly bindingMonths: number;
  readonly links: readonly { readonly name: string; readonly url: string }[];
};

/** What every quote states, before a vertical has read what it covers. */
export type QuotedDetail = Omit<SharedDetail, "cover"> & {
  readonly services: readonly string[];
  readonly addOns: readonly PricedChoice[];
};

export type CheckedQuote<Detail = QuotedDetail> =
  | { readonly kind: "checked"; readonly offer: QuotedOffer<Detail> }
  | { readonly kind: "unreadable"; readonly why: string };

/** The checks that every quote must pass, whatever is insured and whatever protocol brought it. Without a default the name must be there. */
export function checkQuote(read: ReadQuote, headlineUnit: PriceUnit, defaultName?: string): CheckedQuote {
  const subscriptionId = readId(read.subscriptionId);
  const subscriptionName = readText(read.subscriptionName, 80) ?? defaultName;
  const { yearlyFeeOre, monthlyFeeOre, validUntil, bindingMonths } = read;
  if (!subscriptionId || !subscriptionName) return unreadable("no subscription");
  if (yearlyFeeOre === undefined || monthlyFeeOre === undefined) return unreadable("no sane fee");
  const surcharge = (monthlyFeeOre * 12) / yearlyFeeOre;
  if (surcharge < MONTHLY_SURCHARGE.least || surcharge > MONTHLY_SURCHARGE.most) return unreadable("fees disagree");
  if (!validUntil) return unreadable("no validity");
  if (!isWholeWithin(bindingMonths, 0, MAX_BINDING_MONTHS)) return unreadable("no sane binding time");
  const firstStart = readDay(read.firstStart);
  // An order for a day before the insurer's first possible day would fail.
  if (read.firstStart !== undefined && !firstStart) return unreadable("no sane first day");
  return {
    kind: "checked",
    offer: {
      subscriptionId,
      subscriptionName,
      price: insurancePrice({ yearlyFeeOre, monthlyFeeOre }, headlineUnit),
      validUntil,
      detail: {
        ...discountsOf(read.discount, yearlyFeeOre),
        ...(firstStart === undefined ? {} : { firstStart }),
        featured: readText(read.featured),
        benefits: read.benefits.flatMap((benefit) => readText(benefit) ?? []),
        services: read.services.flatMap((service) => readText(service) ?? []),
        addOns: read.addOns.flatMap(readChoice),
        about: readText(read.about, 400),
        bindingMonths,
        links: read.links.flatMap(toLink),
      },
    },
  };
}

/** Insurances run for a year at a time; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 36;

/** Paying by the month may cost a little more than paying at once, never half as much again. */
const MONTHLY_SURCHARGE = { least: 0.95, most: 1.25 } as const;

/** More than this taken off is no discount but another price. */
const MAX_DISCOUNT_PERCENT = 60;

/** A share without a name, or a name without a share, is useless to the visitor, and so is a lower price that is not stated. */
function discountsOf(read: ReadQuote["discount"], fullOre: number): Pick<SharedDetail, "discount" | "conditional"> {
  const { percent, name, condition, yearlyFeeOre, monthlyFeeOre } = read ?? {};
  const label = readText(name, 40);
  if (!label || !isWholeWithin(percent, 1, MAX_DISCOUNT_PERCENT)) return { discount: undefined };
  const discount = { value: `${percent}\u00A0%`, name: label };
  if (condition === undefined) return { discount };
  const isStated = yearlyFeeOre !== undefined && monthlyFeeOre !== undefined && yearlyFeeOre < fullOre;
  return {
    discount: undefined,
    ...(isStated ? { conditional: { ...discount, condition, yearlyFeeOre, monthlyFeeOre } } : {}),
  };
}

/** A condition that we do not know is a condition all the same. */
export function readCondition(value: unknown, otherInsurances: string): DiscountCondition | undefined {
  if (value === undefined || value === "") return undefined;
  return value === otherInsurances ? "other-insurances" : "unknown";
}

function toLink(link: ReadQuote["links"][number]): SharedDetail["links"] {
  const name = readText(link.name, 60);
  const url = readUrl(link.url);
  return name && url ? [{ name, url }] : [];
}

export const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** The last moment of a day YYYYMMDD that is surely still that day in Sweden, winter and summer. */
export function readEndOfDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{8}$/.test(value)) return undefined;
  const time = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}T21:59:59.000Z`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

/** A day as YYYY-MM-DD, or without the dashes. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-?\d{2}-?\d{2}$/.test(value)) return undefined;
  const digits = value.replaceAll("-", "");
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

export function readIsoTime(value: unknown): string | undefined {
  const timeMs = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}

/** Either a quote to read, with the reply that holds it, or the final result. */
export type QuoteReading<Reply> =
  | { readonly kind: "quote"; readonly quote: ReadQuote; readonly reply: Reply }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };
