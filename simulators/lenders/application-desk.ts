import { certainFault, type Fault } from "#simulators/kernel/fault.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import type {
  IncomingApplication,
  Judgement,
  LendingRules,
  OfferedTerms,
} from "#simulators/verticals/_credit/lending-rules.ts";

/** How a lender handles an application, independent of its protocol. Stored in memory, by the customer's reference. */
export interface ApplicationDesk {
  /** The same reference again changes nothing. */
  submit(application: IncomingAct & IncomingApplication): DeskAnswer;
  ask(reference: string): DeskAnswer;
  supply(act: IncomingAct & { readonly fileCount: number }): DeskAnswer;
  accept(act: IncomingAct & { readonly offerId: string }): DeskAnswer;
  withdraw(act: IncomingAct): DeskAnswer;
  close(act: IncomingAct): DeskAnswer;
}

export interface IncomingAct {
  readonly reference: string;
  readonly idempotencyKey: string;
}

export type DeskAnswer =
  | { readonly kind: "unknown" | "received" | "declined" | "accepted" | "lapsed" | "withdrawn" | "closed" }
  | { readonly kind: "needed"; readonly what: string }
  | { readonly kind: "offered"; readonly offerId: string; readonly validUntilMs: number; readonly terms: OfferedTerms }
  | { readonly kind: "failed"; readonly fault: Fault };

/** What an amount typed in the form makes every lender do. Listed in `simulators/README.md`. */
export const MAGIC_AMOUNTS_KR = {
  allDecline: 66_600,
  answerLost: 77_700,
  failOnce: 88_800,
  neverAnswered: 99_900,
} as const;

interface Case {
  readonly application: IncomingApplication;
  readonly sinceMs: number;
  readonly judgement: Judgement;
  readonly decideAfterMs: number;
  readonly isSupplied: boolean;
  readonly ended?: "accepted" | "withdrawn" | "closed" | undefined;
  readonly acceptedKeys: readonly string[];
  readonly hasFailed: boolean;
}

export interface DeskSetup {
  readonly target: string;
  readonly rules: LendingRules;
  /** How long a day lasts: shorter for trying it out. */
  readonly dayMs: number;
  /** From 0 up to 1; the same for the same key. */
  readonly draw: (key: string) => number;
}

export function createApplicationDesk(
  { target, rules, dayMs, draw }: DeskSetup,
  { clock, counters }: Pick<SystemTools, "clock" | "counters">,
): ApplicationDesk {
  const cases = new Map<string, Case>();

  function answer(reference: string, held: Case): DeskAnswer {
    if (held.ended) return { kind: held.ended };
    const { amountOre } = held.application;
    const ageMs = clock.nowMs() - held.sinceMs;
    if (amountOre === MAGIC_AMOUNTS_KR.neverAnswered * 100 || ageMs < held.decideAfterMs) return { kind: "received" };
    const { judgement } = held;
    if (judgement.kind === "declined") return judgement;
    if (judgement.needs !== undefined && !held.isSupplied) return { kind: "needed", what: judgement.needs };
    const validUntilMs = held.sinceMs + held.decideAfterMs + judgement.terms.validDays * dayMs;
    return { kind: "offered", offerId: `O-${reference.slice(0, 12)}`, validUntilMs, terms: judgement.terms };
  }

  /** The first call about such a case fails: on its way here, or on its way back. */
  function failOnce(reference: string, held: Case): Fault | undefined {
    const amountKr = held.application.amountOre / 100;
    const isFaulty = amountKr === MAGIC_AMOUNTS_KR.failOnce || amountKr === MAGIC_AMOUNTS_KR.answerLost;
    if (held.hasFailed || !isFaulty) return undefined;
    cases.set(reference, { ...held, hasFailed: true });
    return certainFault(amountKr === MAGIC_AMOUNTS_KR.failOnce ? "5xx" : "answer-lost");
  }

  function reply(reference: string, held: Case): DeskAnswer {
    const fault = failOnce(reference, held);
    return fault ? { kind: "failed", fault } : answer(reference, held);
  }

  const change = (reference: string, changes: (held: Case) => Partial<Case>): DeskAnswer => {
    const held = cases.get(reference);
    if (!held) return { kind: "unknown" };
    const next = { ...held, ...changes(held) };
    cases.set(reference, next);
    return answer(reference, next);
  };

  return {
    submit(application) {
      const { reference } = application;
      const known = cases.get(reference);
      if (known) return reply(reference, known);
      counters.placed(target, `application ${reference}`);
      const { min, max } = rules.latencyDays;
      const isRefused = application.amountOre === MAGIC_AMOUNTS_KR.allDecline * 100;
      const made: Case = {
        application,
        sinceMs: clock.nowMs(),
        judgement: isRefused ? { kind: "declined" } : rules.judge(application),
        decideAfterMs: Math.round((min + (max - min) * draw(`${target} ${application.personalNumber}`)) * dayMs),
        isSupplied: false,
        acceptedKeys: [],
        hasFailed: false,
      };
      cases.set(reference, made);
      return reply(reference, made);
    },
    ask(reference) {
      const held = cases.get(reference);
      return held ? answer(reference, held) : { kind: "unknown" };
    },
    supply: ({ reference, fileCount }) => change(reference, () => ({ isSupplied: fileCount > 0 })),
    accept({ reference, idempotencyKey, offerId }) {
      const held = cases.get(reference);
      if (!held) return { kind: "unknown" };
      if (held.acceptedKeys.includes(idempotencyKey)) return { kind: "accepted" };
      const offer = answer(reference, held);
      const isValid = offer.kind === "offered" && offer.offerId === offerId && clock.nowMs() < offer.validUntilMs;
      if (!isValid) return { kind: "lapsed" };
      counters.placed(target, `acceptance ${idempotencyKey}`);
      const acceptedKeys = [...held.acceptedKeys, idempotencyKey];
      return change(reference, () => ({ ended: "accepted", acceptedKeys }));
    },
    withdraw: ({ reference }) => change(reference, () => ({ ended: "withdrawn" })),
    close({ reference }) {
      const held = cases.get(reference);
      if (!held) return { kind: "closed" };
      return change(reference, () => (held.ended ? {} : { ended: "closed" }));
    },
  };
}
