import { readFileSync } from "node:fs";
import { drawShare } from "#simulators/kernel/draw.ts";

/** A person in the simulated population register. Names and streets are invented. */
export interface Person {
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export const findPerson = (personalNumber: string): Person | undefined => byNumber.get(personalNumber);

export const listPeople = (): readonly Person[] => people;

const FIRST_NAMES = {
  man: [
    "Adam",
    "Bengt",
    "Elias",
    "Filip",
    "Gustav",
    "Hassan",
    "Ivar",
    "Johan",
    "Karim",
    "Lars",
    "Mikael",
    "Nils",
    "Olle",
    "Per",
  ],
  woman: [
    "Agnes",
    "Birgit",
    "Cecilia",
    "Elin",
    "Fatima",
    "Greta",
    "Hanna",
    "Ida",
    "Karin",
    "Leila",
    "Maria",
    "Nora",
    "Sara",
  ],
} as const;

const LAST_NAMES = [
  "Almkvist",
  "Bergdal",
  "Dahlvik",
  "Ekehage",
  "Forsnäs",
  "Granlid",
  "Hedfors",
  "Isberg",
  "Karlmark",
  "Lundhag",
  "Myrstrand",
  "Norrby",
  "Rosenäng",
  "Sjöholt",
  "Tallvik",
  "Åkerlid",
] as const;

const STREETS = [
  "Sparvvägen",
  "Tallstigen",
  "Lövgatan",
  "Kvarnbacken",
  "Ängsvägen",
  "Strandgatan",
  "Mossvägen",
] as const;

/** Postal codes of the country's parts, so that every zone of a tariff is lived in. */
const PLACES = [
  ["12345", "Farsta"],
  ["11122", "Stockholm"],
  ["21137", "Malmö"],
  ["30232", "Halmstad"],
  ["41103", "Göteborg"],
  ["58222", "Linköping"],
  ["65224", "Karlstad"],
  ["75310", "Uppsala"],
  ["85230", "Sundsvall"],
  ["90325", "Umeå"],
] as const;

/** The same people whatever the seed: a register does not change because a fault run does. */
const REGISTER_SEED = 7;

const named: Readonly<Record<string, Partial<Person>>> = {
  "198502102380": {
    firstName: "Anna",
    lastName: "Lindqvist",
    street: "Sparvvägen 7",
    postalCode: "12345",
    city: "Farsta",
  },
  "195802142785": { firstName: "Britta", lastName: "Granlid", postalCode: "41103", city: "Göteborg" },
  "200501252399": { firstName: "Elias", lastName: "Norrby", postalCode: "75310", city: "Uppsala" },
};

const people: readonly Person[] = readFileSync(new URL("./test-personal-numbers.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^\d{12}$/.test(line))
  .map(toPerson);

const byNumber: ReadonlyMap<string, Person> = new Map(people.map((person) => [person.personalNumber, person]));

function toPerson(personalNumber: string): Person {
  const draw = <T>(what: string, choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(drawShare(REGISTER_SEED, personalNumber, what) * choices.length)] ?? choices[0];
  // The last but one digit is odd for men and even for women.
  const sex = Number(personalNumber[10]) % 2 === 1 ? "man" : "woman";
  const [postalCode, city] = draw<readonly [string, string]>("place", PLACES);
  return {
    personalNumber,
    firstName: draw<string>("first name", FIRST_NAMES[sex]),
    lastName: draw<string>("last name", LAST_NAMES),
    street: `${draw<string>("street", STREETS)} ${1 + Math.floor(drawShare(REGISTER_SEED, personalNumber, "door") * 60)}`,
    postalCode,
    city,
    ...named[personalNumber],
  };
}
