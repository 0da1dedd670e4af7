import { checkQuote, type FeeBounds, type ReadQuote } from "#verticals/_insurance/protocols/read-quote.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { readOre, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { type AccidentDetail, type Compensation, INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import { defaultSubscriptionName } from "#verticals/accident/accident.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadAccidentQuote extends ReadQuote {
  readonly highestInvalidityOre: number | undefined;
  /** Undefined when one of the amounts makes no sense. */
  readonly compensation: Compensation | undefined;
}

/** What an accident insurance may cost. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 120_00, maxOre: 40_000_00 },
  monthly: { minOre: 10_00, maxOre: 4_000_00 },
};
/** What is paid out for the worst injury: less than the least amount that can be chosen would be no such insurance. */
export const INVALIDITY_BOUNDS = { minOre: 250_000_00, maxOre: 9_000_000_00 } as const;
const COMPENSATION_BOUNDS = { minOre: 100_00, maxOre: 2_000_000_00 } as const;

/** Accident insurances can mostly be ended any day; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 12;

/** The checks that every accident quote must pass, whatever protocol brought it. */
export function toAccidentReading(read: ReadAccidentQuote): ProviderReading<AccidentDetail> {
  const checked = checkQuote(read, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { offer } = checked;
  const { firstStart, featured, benefits, services, about, bindingMonths, links } = offer.detail;
  const { highestInvalidityOre, compensation } = read;
  if (bindingMonths > MAX_BINDING_MONTHS) return unreadable("no sane binding time");
  if (highestInvalidityOre === undefined) return unreadable("no sane highest amount");
  if (!compensation || !isPaidForInvalidity(compensation, highestInvalidityOre)) return unreadable("no sane examples");
  return {
    kind: "offered",
    offer: {
      ...offer,
      detail: {
        highestInvalidityOre,
        compensation,
        ...(firstStart === undefined ? {} : { firstStart }),
        featured,
        benefits,
        services,
        about,
        bindingMonths,
        links,
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
