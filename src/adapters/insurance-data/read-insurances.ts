import { isCampaignInsurance } from "#domain/current-insurance/campaign-insurance.ts";
import { normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { FetchedHome, FetchedPolicy } from "#verticals/_contract/fetching.ts";
import { readId, readList, readOre, readRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import type { InsuranceWire } from "./insurance-data.wire.ts";

/** More than a person has. */
const MAX_POLICIES = 100;
const MAX_DEDUCTIBLES = 30;
/** A fee or an excess outside this is a mistake, and is treated as not reported. */
const FEE_BOUNDS = { minOre: 1_00, maxOre: 1_000_000_00 };
const DEDUCTIBLE_BOUNDS = { minOre: 0, maxOre: 1_000_000_00 };
const KRONA_ORE = 100;
const MAX_PARAMETERS = 60;
/** Limit of a year, an area, a number of people: a larger value is not read. */
const MAX_COUNT = 10_000;
const MAX_MOVABLES_KR = 100_000_000;

/** Undefined when the body is not a list of insurances; a single one that cannot be read is left out. */
export function readInsurances(body: string): readonly FetchedPolicy[] | undefined {
  const list = parse(body);
  return Array.isArray(list) ? readList(list, MAX_POLICIES).flatMap((each) => readPolicy(each) ?? []) : undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

type UnreadInsurance = { readonly [Field in keyof InsuranceWire]?: unknown };

function readPolicy(value: unknown): FetchedPolicy | undefined {
  const wrapper = readRecord(value);
  const wire = readRecord(wrapper?.["insurance"]) as UnreadInsurance | undefined;
  const subType = readText(wire?.insuranceSubType);
  if (!wire || subType === undefined) return undefined;
  const plate = readText(wire.insuranceObjectRegistrationNumber);
  const terms = {
    premiumFrequency: typeof wire.premiumFrequency === "number" ? wire.premiumFrequency : undefined,
    startDate: readDate(wire.startDate),
    endDate: readDate(wire.endDate),
  };
  return {
    subType,
    insuranceName: readText(wire.insuranceName),
    registrationNumber: plate === undefined ? undefined : normalizeRegistrationNumber(plate),
    belongsToOther: wire.otherInsuranceHolder === true,
    yearlyFeeOre: readOre(wire.premiumAmountYearRounded, KRONA_ORE, FEE_BOUNDS),
    isCampaignInsurance: isCampaignInsurance(terms),
    renewalDate: readDate(wire.renewalDate),
    deductibles: readList(wrapper?.["deductibles"], MAX_DEDUCTIBLES).flatMap((each) => readDeductible(each) ?? []),
    home: readHome(wire, wrapper?.["parameters"]),
  };
}

/** Undefined when nothing is reported about a home. */
function readHome(wire: UnreadInsurance, parameters: unknown): FetchedHome | undefined {
  const facts = {
    address: readText(wire.insuranceObjectStreetAddress, 100),
    postalCode: readPostalCode(wire.insuranceObjectPostalCode),
    livingArea: readCount(wire.livingArea),
    residents: readCount(wire.numberOfResidents),
    bathrooms: readCount(wire.numberOfBathRooms),
    builtYear: readCount(wire.propertyBuiltYear),
    movablesKr: readCount(wire.insuredMovablesAmount, MAX_MOVABLES_KR),
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (known.length === 0) return undefined;
  return { ...(Object.fromEntries(known) as Omit<FetchedHome, "otherFacts">), otherFacts: readParameters(parameters) };
}

const readParameters = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    readList(value, MAX_PARAMETERS).flatMap((each): [string, string][] => {
      const wire = readRecord(each);
      const [name, text] = [readId(wire?.["parameterName"]), readText(wire?.["value"], 100)];
      return name === undefined || text === undefined ? [] : [[name, text]];
    }),
  );

const readCount = (value: unknown, most = MAX_COUNT): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

function readPostalCode(value: unknown): string | undefined {
  const digits = typeof value === "string" ? value.replaceAll(/\s/g, "") : "";
  return /^\d{5}$/.test(digits) ? digits : undefined;
}

function readDeductible(value: unknown): FetchedPolicy["deductibles"][number] | undefined {
  const wire = readRecord(value);
  const name = readText(wire?.["deductibleName"]);
  const amountOre = readOre(wire?.["deductibleAmount"], KRONA_ORE, DEDUCTIBLE_BOUNDS);
  return name === undefined || amountOre === undefined ? undefined : { name, amountOre };
}

const readDate = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
