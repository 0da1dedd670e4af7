import type { Scenario } from "#simulators/verticals/_shared/scenarios.ts";

interface MagicPerson {
  readonly scenario: Scenario;
  /** The insurer's number, counted from 1; 0 is all of them. */
  readonly hits: number;
}

const FIRST = 1;
const ALL = 0;

/** The person is the only free input of the search: test numbers of people who trigger something. */
export const magicPeople: Readonly<Record<string, MagicPerson>> = {
  "197601102390": { scenario: { kind: "quote-fault", fault: "hang" }, hits: FIRST },
  "197603062394": { scenario: { kind: "quote-fault", fault: "slow" }, hits: FIRST },
  "197603292389": { scenario: { kind: "quote-fault", fault: "reset" }, hits: FIRST },
  "197604222385": { scenario: { kind: "quote-fault", fault: "truncate" }, hits: FIRST },
  "197605162390": { scenario: { kind: "quote-fault", fault: "garbage" }, hits: FIRST },
  "197607072381": { scenario: { kind: "quote-fault", fault: "5xx" }, hits: FIRST },
  "197608282393": { scenario: { kind: "quote-fault", fault: "duplicate-answer" }, hits: FIRST },
  "197610132388": { scenario: { kind: "decline" }, hits: ALL },
  "197611202388": { scenario: { kind: "order-fault", fault: "refused" }, hits: ALL },
  "197702112397": { scenario: { kind: "order-fault", fault: "answer-lost" }, hits: ALL },
  "197703122387": { scenario: { kind: "order-fault", fault: "5xx" }, hits: ALL },
  "197704282388": { scenario: { kind: "order-fault", fault: "price-changed" }, hits: ALL },
  "197706052383": { scenario: { kind: "order-fault", fault: "outdated" }, hits: ALL },
  "197706212391": { scenario: { kind: "order-fault", fault: "invalid" }, hits: ALL },
  "197707112392": { scenario: { kind: "order-fault", fault: "payment" }, hits: ALL },
  "197708012385": { scenario: { kind: "order-fault", fault: "late" }, hits: ALL },
  "197708192385": { scenario: { kind: "order-fault", fault: "twice" }, hits: ALL },
};

export function scenarioOf(personalNumber: string, insurerNumber: number): Scenario | undefined {
  const magic = magicPeople[personalNumber];
  return magic && (magic.hits === ALL || magic.hits === insurerNumber) ? magic.scenario : undefined;
}

/** Neither magic nor one of the people that documents and tests name. */
export const isOrdinary = (personalNumber: string): boolean =>
  !Object.hasOwn(magicPeople, personalNumber) && !WELL_KNOWN.has(personalNumber);

const WELL_KNOWN: ReadonlySet<string> = new Set(["198502102380", "195802142785", "200501252399"]);
