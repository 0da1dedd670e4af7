import type { PolicyDesk, RegisteredVehicle } from "#verticals/_contract/simulated.ts";
import { carInsurers } from "./car-insurers.ts";

/** What a customer has at one insurer, in the aggregator's form. Everything follows from the number plate. */
export const carPolicies = (desk: PolicyDesk): readonly object[] =>
  desk.vehicles.filter((vehicle) => desk.hasEverything || insurerOf(vehicle, desk) === desk.slug).map(policyOf(desk));

/** Those that are known from elsewhere. */
const wellKnown: Readonly<Record<string, { slug: string; yearlyFeeKr: number; renewal: string; cover: Cover }>> = {
  SPV24K: { slug: "granskog", yearlyFeeKr: 4_308, renewal: "01-18", cover: "half" },
};

type Cover = "full" | "half" | "traffic";

const COVER_NAMES: Readonly<Record<Cover, string>> = {
  full: "Bilförsäkring Hel",
  half: "Bilförsäkring Halv",
  traffic: "Trafikförsäkring",
};

const insurerOf = ({ registrationNumber }: RegisteredVehicle, { draw }: PolicyDesk): string =>
  wellKnown[registrationNumber]?.slug ?? pick(carInsurers, draw(`insurer ${registrationNumber}`)).slug;

const policyOf =
  ({ slug, today, quirk, draw }: PolicyDesk) =>
  ({ registrationNumber, ownerPersonalNumber }: RegisteredVehicle): object => {
    const known = wellKnown[registrationNumber];
    const chance = (what: string): number => draw(`${what} ${registrationNumber}`);
    const cover = known?.cover ?? pick<Cover>(["full", "half", "traffic"], chance("cover"));
    const monthAndDay = known?.renewal ?? `${two(1 + chance("month") * 12)}-${two(1 + chance("day") * 28)}`;
    const renewalDate = nextAfter(monthAndDay, today);
    const startDate = `${Number(renewalDate.slice(0, 4)) - 1}${renewalDate.slice(4)}`;
    const yearlyFeeKr = known?.yearlyFeeKr ?? Math.round(2_400 + chance("fee") * 6_000);
    return {
      insurance: {
        externalId: `${slug}-${registrationNumber}`,
        insuranceCompany: `se-${slug}`,
        insuranceName: COVER_NAMES[cover],
        insuranceType: "vehicleInsurance",
        insuranceSubType: "carInsurance",
        insuranceNumber: `${slug.slice(0, 3).toUpperCase()}-${Math.round(chance("number") * 899_999) + 100_000}`,
        premiumAmountYearRounded: quirk === "no-fee" ? null : yearlyFeeKr,
        premiumFrequency: quirk === "paid-once" ? 0 : pick([12, 4, 1], chance("frequency")),
        startDate,
        endDate: quirk === "three-months" ? addMonths(startDate, 3) : null,
        renewalDate: quirk === "no-date" ? null : renewalDate,
        otherInsuranceHolder: quirk === "anothers",
        insuranceHolderDateOfBirth: ownerPersonalNumber.slice(0, 8),
        insuranceObjectRegistrationNumber: registrationNumber,
      },
      deductibles: DEDUCTIBLES[cover],
      addons: [],
      parameters: [],
    };
  };

const deductible = (deductibleId: string, deductibleName: string, deductibleAmount: number) => ({
  deductibleId,
  deductibleName,
  deductibleAmount,
});

const TRAFFIC = [deductible("deductibleTraffic", "Självrisk trafik", 0)];
const HALF = [
  ...TRAFFIC,
  deductible("deductibleFire", "Självrisk brand", 1_500),
  deductible("deductibleTheft", "Självrisk stöld", 2_000),
  deductible("fixedDeductibleGlass", "Självrisk glas", 1_500),
];
const DEDUCTIBLES: Readonly<Record<Cover, readonly object[]>> = {
  traffic: TRAFFIC,
  half: HALF,
  full: [...HALF, deductible("deductibleVehicleDamage", "Självrisk vagnskada", 5_000)],
};

function pick<T>(choices: readonly T[], share: number): T {
  const chosen = choices[Math.floor(share * choices.length)] ?? choices[0];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");

const nextAfter = (monthAndDay: string, today: string): string => {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
};

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}
