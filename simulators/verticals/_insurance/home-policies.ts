import { pick, simulatedPolicy } from "./policy.ts";
import type { PolicyDesk, PolicyCustomer } from "#simulators/verticals/_shared/simulated.ts";

/** How one sort of home is insured. */
export interface HomePolicyLine {
  /** The part of 0 to 1 that leads to a home of this sort: a person whose random value is in it lives in one. The sorts share 0 to 1 between them. */
  readonly livesHere: readonly [from: number, to: number];
  readonly slugs: readonly string[];
  readonly insuranceName: string;
  readonly subType: (chance: Chance) => string;
  readonly yearlyFeeKr: (chance: Chance) => number;
  /** What the insurer knows of the home. */
  readonly facts: (chance: Chance) => HomeFacts;
  readonly deductibles: readonly object[];
  /** Those that are known from elsewhere, by who lives there. */
  readonly wellKnown?: Readonly<Record<string, WellKnownHome>>;
}

export type Chance = (what: string) => number;

/** Under the aggregator's names; what is missing is not reported. */
export interface HomeFacts {
  readonly livingArea?: number;
  readonly numberOfResidents?: number;
  readonly numberOfBathRooms?: number;
  readonly propertyBuiltYear?: number;
  readonly insuredMovablesAmount?: number;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface WellKnownHome {
  readonly slug?: string;
  readonly yearlyFeeKr?: number;
  /** MM-DD. */
  readonly renewal?: string;
  readonly facts?: Partial<HomeFacts>;
}

/** What a customer has insured of one sort of home at one insurer: the home is at their registered address. */
export const homePolicies =
  (line: HomePolicyLine) =>
  (desk: PolicyDesk): readonly object[] =>
    isInsuredHere(line, desk) ? [policyOf(line, desk)] : [];

function isInsuredHere({ livesHere: [from, to], slugs, wellKnown }: HomePolicyLine, desk: PolicyDesk): boolean {
  if (desk.hasEverything) return true;
  const { personalNumber } = desk.customer;
  const known = wellKnown?.[personalNumber];
  const home = desk.draw(`home ${personalNumber}`);
  if (!known && !(home >= from && home < to)) return false;
  return (known?.slug ?? pick(slugs, desk.draw(`home insurer ${personalNumber}`))) === desk.slug;
}

function policyOf(line: HomePolicyLine, desk: PolicyDesk): object {
  const { personalNumber } = desk.customer;
  const known = line.wellKnown?.[personalNumber];
  const key = `home-${personalNumber}`;
  const chance: Chance = (what) => desk.draw(`${what} ${key}`);
  const random = line.facts(chance);
  const { parameters, ...facts } = { ...random, ...known?.facts };
  return {
    insurance: simulatedPolicy(desk, {
      // No insurer writes a whole personal number in a policy's name.
      key: `home-${Math.round(chance(line.insuranceName) * 899_999) + 100_000}`,
      holder: personalNumber,
      name: line.insuranceName,
      type: "houseContentInsurance",
      subType: line.subType(chance),
      yearlyFeeKr: known?.yearlyFeeKr ?? line.yearlyFeeKr(chance),
      renewal: known?.renewal,
      object: { ...placeOf(desk.customer), ...facts },
    }),
    deductibles: line.deductibles,
    addons: [],
    parameters: Object.entries(parameters).map(([parameterName, value]) => ({ parameterName, value })),
  };
}

const placeOf = ({ street, postalCode, city }: PolicyCustomer) => ({
  insuranceObjectStreetAddress: street,
  insuranceObjectPostalCode: postalCode,
  insuranceObjectCity: city,
});
