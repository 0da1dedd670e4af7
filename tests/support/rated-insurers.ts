import { openQuoteDesk } from "#simulators/insurers/quote-desk.ts";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createFaultBook } from "#simulators/kernel/fault-book.ts";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import type { OfferedFees, Rating, SimulatedInsurer } from "#simulators/verticals/_insurance/insurer.ts";
import { movableClock } from "./movable-clock.ts";

const clock = movableClock(Date.parse("2026-11-15T12:00:00Z"));

/** The desk of one simulated insurer on 15 November 2026. */
export const openDesk = ({ slug }: SimulatedInsurer, { seed = 1, isRealSpeed = false } = {}): QuoteDesk =>
  openQuoteDesk(
    { slug, lineNumber: 0 },
    {
      seed,
      clock,
      faults: createFaultBook(seed),
      counters: createCounters(),
      isRealSpeed: () => isRealSpeed,
      latencyMs: () => 0,
      host: "127.0.0.1",
    },
  );

/** How the insurers of a vertical rate an ordinary question with some changes. */
export function ratedInsurers<Insurer extends SimulatedInsurer, Question extends object, Offered extends OfferedFees>(
  insurers: readonly Insurer[],
  ordinary: Question,
  rateOne: (insurer: Insurer, insurerNumber: number, question: Question, desk: QuoteDesk) => Rating<Offered>,
) {
  const rate = (insurer: Insurer, changes: Partial<Question> = {}, isRealSpeed = false): Rating<Offered> =>
    rateOne(insurer, insurers.indexOf(insurer) + 1, { ...ordinary, ...changes }, openDesk(insurer, { isRealSpeed }));
  const offered = (insurer: Insurer, changes?: Partial<Question>): Offered => {
    const rating = rate(insurer, changes);
    if (rating.kind !== "offered") throw new Error(`${insurer.slug}: ${JSON.stringify(rating)}`);
    return rating;
  };
  return {
    rate,
    offered,
    yearlyKr: (insurer: Insurer, changes?: Partial<Question>): number => offered(insurer, changes).yearlyFeeOre / 100,
    /** Of those that decline, by their slug. */
    reasons: (changes: Partial<Question>): Record<string, string> =>
      Object.fromEntries(
        insurers.flatMap((insurer) => {
          const rating = rate(insurer, changes);
          return rating.kind === "declined" ? [[insurer.slug, rating.reason]] : [];
        }),
      ),
  };
}
