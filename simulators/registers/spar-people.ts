import { findPerson, type Person } from "#simulators/world/people.ts";

/** A person as the population register keeps them. */
export interface SparPerson {
  readonly person: Person;
  readonly mark: SparMark;
}

export type SparMark = "none" | "secret" | "protected" | "dead";

/** Type one of these where a personal number is asked for. All are published test numbers. */
export const sparMarks: Readonly<Record<string, Exclude<SparMark, "none">>> = {
  "198603302384": "secret",
  "198606192386": "protected",
  "194101144733": "dead",
};

/** Undefined for everyone outside the simulated population: a number may be valid and unassigned. */
export function findSparPerson(personalNumber: string): SparPerson | undefined {
  const person = findPerson(personalNumber);
  return person && { person, mark: sparMarks[personalNumber] ?? "none" };
}
