import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { readId, readOre, readText, readUrl, unreadable } from "#verticals/_contract/wire-reading.ts";
import { type AccidentDetail, type Compensation, INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import { defaultSubscriptionName } from "#verticals/accident/accident.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadAccidentQuote {
  readonly subscriptionId: unknown;
  /** Undefined when the insurer has no name for it. */
  readonly subscriptionName: unknown;
  readonly yearlyFeeOre: number | undefined;
  readonly monthlyFeeOre: number | undefined;
  /** ISO time. */
  readonly validUntil: string | undefined;
  readonly highestInvalidityOre: number | undefined;
  /** Undefined when one of the amounts makes no sense. */
  readonly compensation: Compensation | undefined;
  readonly featured: unknown;
  readonly benefits: readonly unknown[];
  readonly services: readonly unknown[];
  readonly about: unknown;
  readonly bindingMonths: unknown;
  readonly links: readonly { readonly name: unknown; readonly url: unknown }[];
}

/** An accident insurance below or above this is a mistake, not an offer: wrong unit, wrong currency, wrong field. */
export const YEARLY_FEE_BOUNDS = { minOre: 120_00, maxOre: 40_000_00 } as const;
export const MONTHLY_FEE_BOUNDS = { minOre: 10_00, maxOre: 4_000_00 } as const;
/** What is paid out for the worst injury: less than the least amount that can be chosen would be no such insurance. */
export const INVALIDITY_BOUNDS = { minOre: 250_000_00, maxOre: 9_000_000_00 } as const;
const COMPENSATION_BOUNDS = { minOre: 100_00, maxOre: 2_000_000_00 } as const;

/** Accident insurances can mostly be ended any day; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 12;

/** Paying by the month may cost a little more than paying at once, never half as much again. */
const MONTHLY_SURCHARGE = { least: 0.95, most: 1.25 } as const;

/** The checks that every accident quote must pass, whatever protocol brought it. */
export function toAccidentReading(read: ReadAccidentQuote): ProviderReading<AccidentDetail> {
  const subscriptionId = readId(read.subscriptionId);
  const { yearlyFeeOre, monthlyFeeOre, validUntil, highestInvalidityOre, compensation, bindingMonths } = read;
  if (!subscriptionId) return unreadable("no subscription");
  if (yearlyFeeOre === undefined || monthlyFeeOre === undefined) return unreadable("no sane fee");
  const surcharge = (monthlyFeeOre * 12) / yearlyFeeOre;
  if (surcharge < MONTHLY_SURCHARGE.least || surcharge > MONTHLY_SURCHARGE.most) return unreadable("fees disagree");
  if (!validUntil) return unreadable("no validity");
  if (highestInvalidityOre === undefined) return unreadable("no sane highest amount");
  if (!compensation || !isPaidForInvalidity(compensation, highestInvalidityOre)) return unreadable("no sane examples");
  if (!isMonths(bindingMonths)) return unreadable("no sane binding time");
  return {
    kind: "offered",
    offer: {
      subscriptionId,
      subscriptionName: readText(read.subscriptionName, 80) ?? defaultSubscriptionName,
      yearlyFeeOre,
      monthlyFeeOre,
      validUntil,
      detail: {
        highestInvalidityOre,
        compensation,
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

/** From an insurer's amount for each injury, in its own unit; what it does not mention it does not pay. */
export function readCompensation(
  amounts: Readonly<Record<Injury, unknown>>,
  unitOre: number,
): Compensation | undefined {
  const read = INJURIES.map((injury) => {
    const amount = amounts[injury];
    return [injury, amount === undefined ? null : readOre(amount, unitOre, COMPENSATION_BOUNDS)] as const;
  });
  if (read.some(([, ore]) => ore === undefined)) return undefined;
  return Object.fromEntries(read) as Compensation;
}

/** A lasting injury is what such an insurance is for, and a tenth of it costs less than all of it. */
const isPaidForInvalidity = ({ TENTH_INVALIDITY: tenth }: Compensation, highestOre: number): boolean =>
  tenth !== null && tenth < highestOre;

const isMonths = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_BINDING_MONTHS;

/** The last moment of a day YYYYMMDD that is surely still that day in Sweden, winter and summer. */
export function readEndOfDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{8}$/.test(value)) return undefined;
  const time = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}T21:59:59.000Z`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

function toLink(link: ReadAccidentQuote["links"][number]): AccidentDetail["links"] {
  const name = readText(link.name, 60);
  const url = readUrl(link.url);
  return name && url ? [{ name, url }] : [];
}
