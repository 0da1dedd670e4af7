import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";

/**
 * What the outside registers answer, by register: the same to every visitor. Never who owns a thing, nor whether the visitor does: a
 * price that depends on it would reveal the owner to anyone who tries numbers. A register is added here and in
 * `src/journeys/lookup/fact-registers.ts`.
 */
export interface RegisterAnswers {
  readonly vehicle?: Vehicle;
  /** Asked with "source/key"; a series of which nothing is stored is missing. */
  readonly series?: StoredSeries;
}

/** What each register is asked about: a number, a postal code. A register that is left out is not asked. */
export type RegisterQuestions = { readonly [Register in keyof RegisterAnswers]: string };

/** What a vertical learns from registers, as facts of its own type. */
export interface VerticalFacts<Search, Facts> {
  questions(search: Search): RegisterQuestions;
  /** An answer is missing when the register knows nothing, or gave no answer in time. */
  read(answers: RegisterAnswers): Facts;
}
