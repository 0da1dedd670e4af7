import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { GuardedAsker, SubjectGuard } from "./subject-guard.ts";
import type { Clock } from "#platform/clock.ts";
import { padTime } from "./pad-time.ts";
import type { KnownPerson, PersonCache } from "./person-lookup.port.ts";
import type { PersonRegister } from "./registers.port.ts";

export interface PersonQuestion extends GuardedAsker {
  readonly typed: string;
}

/**
 * The answer without a name has many reasons: unknown number, protected or deceased person, too many questions, no form,
 * no register. The reason must not be visible (OP-09).
 */
export type PersonAnswer =
  | { readonly kind: "invalid" }
  | { readonly kind: "named"; readonly firstName: string; readonly lastName: string }
  | { readonly kind: "nameless" };

export interface PersonLookupPorts {
  readonly register: PersonRegister;
  readonly cache: PersonCache;
  readonly guard: SubjectGuard;
  readonly clock: Clock;
}

export type PersonLookup = (question: PersonQuestion) => Promise<PersonAnswer>;

/** Longer than the register usually takes, too short for a visitor to wait for. */
export const PERSON_STEP_MS = 150;
/** The name is optional: the form works without it. */
const REGISTER_DEADLINE_MS = 2_000;

export function createPersonLookup(ports: PersonLookupPorts): PersonLookup {
  const { clock } = ports;
  return async (question) => {
    const number = parsePersonalNumber(question.typed, swedishDate(clock.nowMs()));
    if (!number) return { kind: "invalid" };
    return padTime(clock, PERSON_STEP_MS, () => answer(ports, question, number.digits));
  };
}

const NAMELESS: PersonAnswer = { kind: "nameless" };

const answer = (ports: PersonLookupPorts, asker: GuardedAsker, personalNumber: string): Promise<PersonAnswer> =>
  ports.guard.ask<PersonAnswer>({
    asker,
    personalNumber,
    purpose: "form",
    refusal: NAMELESS,
    isDisclosing: ({ kind }) => kind === "named",
    async work() {
      const person = await find(ports, personalNumber);
      if (person?.kind !== "found") return NAMELESS;
      return { kind: "named", firstName: person.firstName, lastName: person.lastName };
    },
  });

async function find(ports: PersonLookupPorts, personalNumber: string): Promise<KnownPerson | undefined> {
  const known = await ports.cache.find(personalNumber);
  if (known) return known;
  const person = await ports.register.find(personalNumber, REGISTER_DEADLINE_MS);
  if (person.kind === "unavailable") return undefined;
  await ports.cache.store(personalNumber, person);
  return person;
}
