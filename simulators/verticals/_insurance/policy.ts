import { addMonths } from "#domain/calendar/day-arithmetic.ts";
import type { PolicyDesk } from "#simulators/verticals/_shared/simulated.ts";

/** What an insurer has written on one policy, whatever it insures; the rest is chance that follows from the key. */
export interface PolicyTerms {
  /** Names the thing that is insured. */
  readonly key: string;
  readonly holder: string;
  readonly name: string;
  readonly type: string;
  readonly subType: string;
  readonly yearlyFeeKr: number;
  /** MM-DD; by chance when it is not known. */
  readonly renewal: string | undefined;
  /** What the aggregator reports of the insured thing. */
  readonly object: Readonly<Record<string, unknown>>;
}

/** The insurance in the aggregator's form, with whatever is unusual about it. */
export function simulatedPolicy({ slug, today, quirk, draw }: PolicyDesk, terms: PolicyTerms): object {
  const chance = (what: string): number => draw(`${what} ${terms.key}`);
  const monthAndDay = terms.renewal ?? `${two(1 + chance("month") * 12)}-${two(1 + chance("day") * 28)}`;
  const renewalDate = nextAfter(monthAndDay, today);
  const startDate = `${Number(renewalDate.slice(0, 4)) - 1}${renewalDate.slice(4)}`;
  return {
    externalId: `${slug}-${terms.key}`,
    insuranceCompany: `se-${slug}`,
    insuranceName: terms.name,
    insuranceType: terms.type,
    insuranceSubType: terms.subType,
    insuranceNumber: `${slug.slice(0, 3).toUpperCase()}-${Math.round(chance("number") * 899_999) + 100_000}`,
    premiumAmountYearRounded: quirk === "no-fee" ? null : terms.yearlyFeeKr,
    premiumFrequency: quirk === "paid-once" ? 0 : pick([12, 4, 1], chance("frequency")),
    startDate,
    endDate: quirk === "three-months" ? addMonths(startDate, 3) : null,
    renewalDate: quirk === "no-date" ? null : renewalDate,
    otherInsuranceHolder: quirk === "other-holder",
    insuranceHolderDateOfBirth: terms.holder.slice(0, 8),
    ...terms.object,
  };
}

export const deductible = (deductibleId: string, deductibleName: string, deductibleAmount: number) => ({
  deductibleId,
  deductibleName,
  deductibleAmount,
});

export function pick<T>(choices: readonly T[], share: number): T {
  const chosen = choices[Math.floor(share * choices.length)] ?? choices[0];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");

const nextAfter = (monthAndDay: string, today: string): string => {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
};
