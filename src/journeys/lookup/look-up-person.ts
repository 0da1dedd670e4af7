import { parsePersonalNumber } from "#domain/personal-number.ts";
import { swedishDate } from "#domain/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import { bucketsOf } from "./asker-buckets.ts";
import { padTime } from "./pad-time.ts";
import type { DistinctCounter, KnownPerson, LookupAudit, PersonMemory } from "./person-lookup.port.ts";
import type { PersonRegister } from "./registers.port.ts";

export interface PersonQuestion {
  readonly typed: string;
  readonly owner: string;
  readonly address: string;
  /** Whether the visitor has a form of ours open, where the name is to be shown. */
  readonly hasForm: boolean;
}

/**
 * Nameless is one answer for many reasons: nobody by that number, somebody protected or dead, too many questions, no form,
 * no register. Which of them it was must not be seen (OP-09).
 */
export type PersonAnswer =
  | { readonly kind: "invalid" }
  | { readonly kind: "named"; readonly firstName: string; readonly lastName: string }
  | { readonly kind: "nameless" };

export interface PersonLookupPorts {
  readonly register: PersonRegister;
  readonly memory: PersonMemory;
  readonly counter: DistinctCounter;
  readonly audit: LookupAudit;
  readonly clock: Clock;
  readonly auditFailed: (error: unknown) => void;
}

export type PersonLookup = (question: PersonQuestion) => Promise<PersonAnswer>;

/** Longer than the register usually takes, too short for a visitor to wait for. */
export const PERSON_STEP_MS = 150;
/** The name is a courtesy: the form goes on without it. */
const REGISTER_DEADLINE_MS = 2_000;
const HOUR_MS = 3_600_000;

export function createPersonLookup(ports: PersonLookupPorts): PersonLookup {
  const { clock } = ports;
  return async (question) => {
    const number = parsePersonalNumber(question.typed, swedishDate(clock.nowMs()));
    if (!number) return { kind: "invalid" };
    return padTime(clock, PERSON_STEP_MS, () => answer(ports, question, number.digits));
  };
}

const NAMELESS: PersonAnswer = { kind: "nameless" };

async function answer(
  ports: PersonLookupPorts,
  question: PersonQuestion,
  personalNumber: string,
): Promise<PersonAnswer> {
  const { owner, hasForm } = question;
  if (!hasForm || !(await ports.counter.admit(personalNumber, bucketsOf(question), HOUR_MS))) return NAMELESS;
  const person = await find(ports, personalNumber);
  const isNamed = person?.kind === "found";
  try {
    await ports.audit.record({ personalNumber, owner, purpose: "form", isNamed });
  } catch (error) {
    // A name that nobody can be told about later is not given.
    ports.auditFailed(error);
    return NAMELESS;
  }
  return isNamed ? { kind: "named", firstName: person.firstName, lastName: person.lastName } : NAMELESS;
}

async function find(ports: PersonLookupPorts, personalNumber: string): Promise<KnownPerson | undefined> {
  const known = await ports.memory.recall(personalNumber);
  if (known) return known;
  const person = await ports.register.find(personalNumber, REGISTER_DEADLINE_MS);
  if (person.kind === "unavailable") return undefined;
  await ports.memory.remember(personalNumber, person);
  return person;
}
