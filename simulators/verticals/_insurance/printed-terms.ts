import type { SimulatedTerms } from "#simulators/verticals/_shared/simulated.ts";

/** By the insurer's slug, without the name of the file. */
export type PrintedTerms = Readonly<Record<string, Omit<SimulatedTerms, "name">>>;

/** The terms that an insurer of the line prints in its document of that name; one that is new may print none yet. */
export const printTerms =
  (name: string, printed: PrintedTerms) =>
  ({ slug }: { readonly slug: string }): SimulatedTerms | undefined => {
    const terms = printed[slug];
    return terms && { name, ...terms };
  };
