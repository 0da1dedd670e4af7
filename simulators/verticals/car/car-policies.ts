import type { PolicyDesk, RegisteredVehicle } from "#simulators/verticals/_shared/simulated.ts";
import { deductible, pick, simulatedPolicy } from "#simulators/verticals/_insurance/policy.ts";
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
  (desk: PolicyDesk) =>
  ({ registrationNumber, ownerPersonalNumber }: RegisteredVehicle): object => {
    const known = wellKnown[registrationNumber];
    const chance = (what: string): number => desk.draw(`${what} ${registrationNumber}`);
    const cover = known?.cover ?? pick<Cover>(["full", "half", "traffic"], chance("cover"));
    return {
      insurance: simulatedPolicy(desk, {
        key: registrationNumber,
        holder: ownerPersonalNumber,
        name: COVER_NAMES[cover],
        type: "vehicleInsurance",
        subType: "carInsurance",
        yearlyFeeKr: known?.yearlyFeeKr ?? Math.round(2_400 + chance("fee") * 6_000),
        renewal: known?.renewal,
        object: { insuranceObjectRegistrationNumber: registrationNumber },
      }),
      deductibles: [...DEDUCTIBLES[cover], ...(known ? OLDER : [])],
      addons: [],
      parameters: [],
    };
  };

const TRAFFIC = [deductible("deductibleTraffic", "Självrisk trafik", 0)];
const HALF = [
  ...TRAFFIC,
  deductible("deductibleFire", "Självrisk brand", 1_500),
  deductible("deductibleTheft", "Självrisk stöld", 2_000),
  deductible("fixedDeductibleGlass", "Självrisk glas", 1_500),
];
/** Of an insurance that is older than the terms of today, and has other excesses than they state. */
const OLDER = [
  deductible("deductibleRescue", "Självrisk räddning", 1_500),
  deductible("deductibleMachine", "Självrisk maskin", 3_500),
];

const DEDUCTIBLES: Readonly<Record<Cover, readonly object[]>> = {
  traffic: TRAFFIC,
  half: HALF,
  full: [...HALF, deductible("deductibleVehicleDamage", "Självrisk vagnskada", 5_000)],
};
