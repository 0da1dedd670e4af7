import { drawShare } from "#simulators/kernel/draw.ts";
import type { RegisteredVehicle } from "#simulators/verticals/registry.ts";
import { fetchPeople } from "./fetch-people.ts";
import { listPeople } from "./people.ts";

/**
 * The simulated vehicle register. Every well-formed number is a vehicle that follows from the number itself, except those
 * that begin with XXX, which do not exist.
 */
export function findVehicle(registrationNumber: string): RegisteredVehicle | undefined {
  if (!/^[A-Z]{3}[A-Z0-9]{3}$/.test(registrationNumber) || registrationNumber.startsWith("XXX")) return undefined;
  return { ...derive(registrationNumber), ...wellKnown[registrationNumber] };
}

/** What the world knows a person to own: the numbers that could be theirs cannot be derived from the person. */
export function ownedBy(personalNumber: string, alsoKnown: Iterable<string> = []): readonly RegisteredVehicle[] {
  const numbers = new Set([...Object.keys(wellKnown), ...alsoKnown]);
  return [...numbers]
    .flatMap((number) => findVehicle(number) ?? [])
    .filter((vehicle) => vehicle.ownerPersonalNumber === personalNumber);
}

const fetched = fetchPeople.map(({ registrationNumber, personalNumber, isOffRoad }) => [
  registrationNumber,
  { ownerPersonalNumber: personalNumber, status: isOffRoad ? "off-road" : "in-traffic" },
]);

const wellKnown: Readonly<Record<string, Partial<RegisteredVehicle>>> = {
  ...(Object.fromEntries(fetched) as Record<string, Partial<RegisteredVehicle>>),
  SPV24K: {
    make: "Volvo",
    model: "V60",
    modelYear: 2019,
    powerKw: 140,
    fuel: "diesel",
    colour: "Blå",
    status: "in-traffic",
    ownerPersonalNumber: "198502102380",
  },
  /** Off the road: cannot be insured for traffic. */
  AVS001: { status: "off-road" },
  /** Too powerful for some. */
  KVK600: {
    make: "Porsche",
    model: "911 Turbo",
    modelYear: 2023,
    powerKw: 430,
    fuel: "petrol",
    status: "in-traffic",
    isSporty: true,
  },
  /** A sports car for some, though no faster than others. */
  SPT086: {
    make: "Toyota",
    model: "GR86",
    modelYear: 2022,
    powerKw: 172,
    fuel: "petrol",
    status: "in-traffic",
    isSporty: true,
  },
  /** Brought in by its owner: some do not insure what others have not approved. */
  MPR077: {
    make: "Ford",
    model: "Mustang",
    modelYear: 2018,
    powerKw: 213,
    fuel: "petrol",
    status: "in-traffic",
    isImported: true,
  },
  /** Too old for some. */
  VET063: { make: "Volvo", model: "Amazon", modelYear: 1963, powerKw: 55, fuel: "petrol", status: "in-traffic" },
};

interface Model {
  readonly make: string;
  readonly model: string;
  readonly powerKw: number;
  readonly fuel: RegisteredVehicle["fuel"];
  readonly firstYear: number;
}

const MODELS: readonly [Model, ...Model[]] = [
  { make: "Volvo", model: "V60", powerKw: 140, fuel: "diesel", firstYear: 2011 },
  { make: "Volvo", model: "V70", powerKw: 120, fuel: "diesel", firstYear: 2004 },
  { make: "Volvo", model: "XC60", powerKw: 173, fuel: "hybrid", firstYear: 2012 },
  { make: "Volkswagen", model: "Golf", powerKw: 96, fuel: "petrol", firstYear: 2004 },
  { make: "Volkswagen", model: "Passat", powerKw: 110, fuel: "diesel", firstYear: 2006 },
  { make: "Volkswagen", model: "ID.4", powerKw: 150, fuel: "electric", firstYear: 2021 },
  { make: "Toyota", model: "Yaris", powerKw: 74, fuel: "hybrid", firstYear: 2010 },
  { make: "Toyota", model: "RAV4", powerKw: 131, fuel: "hybrid", firstYear: 2013 },
  { make: "Kia", model: "Ceed", powerKw: 88, fuel: "petrol", firstYear: 2010 },
  { make: "Kia", model: "Niro", powerKw: 104, fuel: "hybrid", firstYear: 2017 },
  { make: "Skoda", model: "Octavia", powerKw: 110, fuel: "diesel", firstYear: 2008 },
  { make: "BMW", model: "320d", powerKw: 135, fuel: "diesel", firstYear: 2008 },
  { make: "Audi", model: "A4", powerKw: 130, fuel: "diesel", firstYear: 2007 },
  { make: "Ford", model: "Focus", powerKw: 85, fuel: "petrol", firstYear: 2005 },
  { make: "Saab", model: "9-3", powerKw: 110, fuel: "petrol", firstYear: 2003 },
  { make: "Renault", model: "Clio", powerKw: 66, fuel: "petrol", firstYear: 2006 },
  { make: "Tesla", model: "Model 3", powerKw: 208, fuel: "electric", firstYear: 2019 },
];

const COLOURS: readonly [string, ...string[]] = ["Svart", "Vit", "Grå", "Silver", "Blå", "Röd", "Grön"];

const LAST_MODEL_YEAR = 2025;
const SAABS_LAST_YEAR = 2012;

/** The same vehicles whatever the seed. */
const REGISTER_SEED = 11;

/** The share of vehicles that are off the road. */
const OFF_ROAD_SHARE = 0.03;

function derive(registrationNumber: string): RegisteredVehicle {
  const draw = (what: string): number => drawShare(REGISTER_SEED, registrationNumber, what);
  const pick = <T>(what: string, choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(draw(what) * choices.length)] ?? choices[0];
  const { make, model, powerKw, fuel, firstYear } = pick("model", MODELS);
  const lastYear = make === "Saab" ? SAABS_LAST_YEAR : LAST_MODEL_YEAR;
  const owners = listPeople();
  return {
    registrationNumber,
    make,
    model,
    modelYear: firstYear + Math.floor(draw("year") * (lastYear - firstYear + 1)),
    powerKw: Math.round(powerKw * (0.85 + 0.5 * draw("power"))),
    fuel,
    colour: pick("colour", COLOURS),
    status: !isMagic(registrationNumber) && draw("status") < OFF_ROAD_SHARE ? "off-road" : "in-traffic",
    isImported: false,
    isSporty: false,
    ownerPersonalNumber: owners[Math.floor(draw("owner") * owners.length)]?.personalNumber ?? "",
  };
}

/** A number that ends as the magic ones do must not fail for a reason of its own. */
const isMagic = (registrationNumber: string): boolean => /0\d\d$/.test(registrationNumber);
