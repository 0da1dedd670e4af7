import { findPerson } from "./people.ts";

/** People and vehicles to try by hand, with what will happen. */
export interface ReadyMade {
  readonly name: string;
  readonly personalNumber: string;
  readonly registrationNumber: string;
  readonly postalCode: string;
  readonly what: string;
}

const describe = (personalNumber: string, registrationNumber: string, what: string): ReadyMade => {
  const person = findPerson(personalNumber);
  if (!person) throw new Error(`${personalNumber} is not in the simulated register`);
  const { firstName, lastName, postalCode } = person;
  return { name: `${firstName} ${lastName}`, personalNumber, registrationNumber, postalCode, what };
};

export const readyMade: readonly ReadyMade[] = [
  describe("198502102380", "SPV 24K", "every provider gives a price"),
  describe("195802142785", "HNG 001", "the first provider never answers; the others give prices"),
  describe("200501252399", "NON 001", "every provider declines"),
];
