import type { PricedChoice, PriceReading } from "#verticals/_contract/provider.ts";
import { readId, readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";

/** What a protocol has read of a priced quote; undefined is what it could not make sense of. */
export interface ReadPrice {
  readonly subscriptionId: unknown;
  readonly yearlyFeeOre: number | undefined;
  readonly monthlyFeeOre: number | undefined;
  readonly addOns: readonly ReadChoice[];
  /** With what they take off, as a positive amount. */
  readonly discounts: readonly ReadChoice[];
}

export interface ReadChoice {
  readonly id: unknown;
  readonly name: unknown;
  readonly description: unknown;
  readonly yearlyOre: number | undefined;
}

/** Nothing that is sold through us costs less than a krona or more than a million a year. */
export const PRICE_BOUNDS = { minOre: 1_00, maxOre: 1_000_000_00 } as const;
/** Something may be added for nothing. */
export const CHOICE_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;
export const MAX_CHOICES = 12;

/** Paying by the month may cost a little more than paying at once, never half as much again. */
const MONTHLY_SURCHARGE = { least: 0.95, most: 1.25 } as const;

/** The checks that every price must pass, whatever protocol brought it. A choice that cannot be read is not offered. */
export function toPriceReading(read: ReadPrice): PriceReading {
  const subscriptionId = readId(read.subscriptionId);
  const { yearlyFeeOre, monthlyFeeOre } = read;
  if (!subscriptionId) return unreadable("no quote");
  if (yearlyFeeOre === undefined || monthlyFeeOre === undefined) return unreadable("no sane fee");
  const surcharge = (monthlyFeeOre * 12) / yearlyFeeOre;
  if (surcharge < MONTHLY_SURCHARGE.least || surcharge > MONTHLY_SURCHARGE.most) return unreadable("fees disagree");
  return {
    kind: "priced",
    subscriptionId,
    yearlyFeeOre,
    monthlyFeeOre,
    addOns: read.addOns.flatMap(readChoice),
    discounts: read.discounts.flatMap((choice) => toChoice(choice, -1)),
  };
}

/** The provider names a field as we sent it. */
export function toInvalid(
  field: unknown,
  message: unknown,
): { readonly kind: "invalid"; readonly field: string; readonly message: string } | undefined {
  const name = typeof field === "string" && /^[a-z]{1,40}$/.test(field) ? field : undefined;
  const text = readText(message);
  return name && text ? { kind: "invalid", field: name, message: text } : undefined;
}

/** What is added to the price. */
export const readChoice = (choice: ReadChoice): PricedChoice[] => toChoice(choice, 1);

function toChoice({ id, name, description, yearlyOre }: ReadChoice, sign: 1 | -1): PricedChoice[] {
  const known = typeof id === "string" && /^[a-z]{1,40}$/.test(id) ? id : undefined;
  const label = readText(name, 60);
  if (!known || !label || yearlyOre === undefined) return [];
  // Adding zero turns minus zero into zero.
  return [{ id: known, name: label, description: readText(description), yearlyFeeOre: sign * yearlyOre + 0 }];
}
