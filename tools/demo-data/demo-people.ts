import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { listPeople, type Person } from "#simulators/world/people.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";

/** Old enough to buy everything, and of an age that every provider gives a price for. */
const BORN = { first: 1955, last: 1998 } as const;

/**
 * The ordinary people of the simulated register, in another order for each seed. Excluded: people whom the documents name for
 * manual tests, whose pages should show only those, and people whose number triggers a simulated event.
 */
export function ordinaryPeople(random: () => number): Person[] {
  const named = new Set<string>([
    staffPerson.personalNumber,
    ...[...readyMade, ...fetchPeople].map(({ personalNumber }) => personalNumber),
    ...simulatedVerticals.flatMap(({ magic }) => magic?.inputs.map(({ input }) => input) ?? []),
  ]);
  return listPeople()
    .filter(({ personalNumber }) => !named.has(personalNumber))
    .filter(({ personalNumber }) => isBetween(Number(personalNumber.slice(0, 4)), BORN.first, BORN.last))
    .map((person) => ({ person, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ person }) => person);
}

const isBetween = (year: number, first: number, last: number): boolean => year >= first && year <= last;

/** Fields of a search that are about a person, as far as the search has them. */
export function fieldsOf(person: Person, search: Readonly<Record<string, string>>, random: () => number) {
  const own: Record<string, string> = {
    civicnumber: person.personalNumber,
    zip: zipOf(person),
    address: person.street,
    carregnumber: newPlate(random),
  };
  return Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(search, name)));
}

export const homeOf = (person: Person) => ({ address: person.street, zip: zipOf(person), city: person.city });

const zipOf = ({ postalCode }: Person): string => `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`;

const PLATE_LETTERS = "ABCDEFGHJKLMNOPRSTUWYZ";

/** Digits that begin with a zero trigger a simulated event: other plates are ordinary cars. */
function newPlate(random: () => number): string {
  const letter = () => PLATE_LETTERS[Math.floor(random() * PLATE_LETTERS.length)] ?? "A";
  return `${letter()}${letter()}${letter()} ${100 + Math.floor(random() * 900)}`;
}
