import type { SimulatedTerms } from "#verticals/_contract/simulated.ts";

/** By the insurer's slug, without the name of the file. */
export type PrintedTerms = Readonly<Record<string, Omit<SimulatedTerms, "name">>>;

/** The terms that an insurer of the line prints in its document of that name. */
export const printTerms =
  (name: string, printed: PrintedTerms) =>
  ({ slug }: { readonly slug: string }): SimulatedTerms => {
    const terms = printed[slug];
    if (!terms) throw new Error(`${slug} prints no terms in ${name}`);
    return { name, ...terms };
  };
