import type { FactFinding, FactRegisters } from "#journeys/lookup/fact-registers.ts";
import type { Clock } from "#platform/clock.ts";
import type { RegisterAnswers, RegisterQuestions } from "#verticals/_contract/register-facts.ts";
import { recentMap } from "./recent-map.ts";

export interface FactsPorts {
  readonly registers: FactRegisters;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface FactsSource {
  /** Never rejects and never takes long: a search continues with what is known. */
  find(questions: RegisterQuestions | undefined): Promise<RegisterAnswers>;
}

/** Longer than a slow register takes; a visitor hardly notices it in a search. */
const FACTS_DEADLINE_MS = 700;
/** The form has asked about the same thing a moment ago, and a visitor searches several times; registers change rarely. */
const REMEMBER_MS = 600_000;
const REMEMBERED_ANSWERS = 10_000;

export function createFactsSource({ registers, clock }: FactsPorts): FactsSource {
  const remembered = recentMap<string, { readonly finding: Promise<FactFinding<unknown>>; readonly untilMs: number }>(
    REMEMBERED_ANSWERS,
  );

  function findIn(register: keyof FactRegisters, subject: string): Promise<FactFinding<unknown>> {
    const key = `${register} ${subject}`;
    const known = remembered.get(key);
    if (known && known.untilMs > clock.nowMs()) return known.finding;
    const finding = registers[register](subject, FACTS_DEADLINE_MS);
    remembered.set(key, { finding, untilMs: clock.nowMs() + REMEMBER_MS });
    // A missing answer is not cached: the next search asks again.
    void finding.then((found) => {
      if (found.kind === "unavailable" || (found.kind === "found" && found.isRemembered)) remembered.delete(key);
    });
    return finding;
  }

  return {
    async find(questions = {}) {
      const asked = Object.entries(questions) as [keyof FactRegisters, string][];
      const found = await Promise.all(
        asked.map(async ([register, subject]) => {
          const finding = await findIn(register, subject);
          return finding.kind === "found" ? [[register, finding.answer]] : [];
        }),
      );
      return Object.fromEntries(found.flat()) as RegisterAnswers;
    },
  };
}
