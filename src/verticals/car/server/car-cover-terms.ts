import type { CoverTermsCapability } from "#verticals/_contract/cover-terms.ts";
import { TERMS_LINK } from "#verticals/_insurance/terms-link.texts.sv.ts";
import type { CarDetail, ExcessCost } from "#verticals/car/car.offer.ts";
import { carTermsOf } from "./car-terms.ts";

/** The sentences about excesses, and about what a smaller cover leaves out. */
export const carCoverTerms: CoverTermsCapability = {
  cite(rowType, { providerId, detail }) {
    // Offers are read as they were stored, by the same version.
    const { cover, excesses, links } = detail as CarDetail;
    const row = excesses.find(({ type }) => type === rowType);
    const terms = carTermsOf((insurer) => insurer.providerId === providerId);
    if (!row || !terms) return undefined;
    const clause = row.cost ? terms.excesses[row.type] : cover === "full" ? undefined : terms.lacking[cover];
    if (!clause || (row.cost && statesOther(clause.quote, row.cost))) return undefined;
    const url = links.find(({ name }) => name === TERMS_LINK)?.url;
    return {
      quote: clause.quote,
      document: terms.document,
      place: clause.place,
      ...(url === undefined ? {} : { url }),
    };
  },
};

/** Then the sentence is of other terms than those that the visitor would get. */
function statesOther(quote: string, cost: ExcessCost): boolean {
  const stated = /(\d[\d ]*) kr/.exec(quote)?.[1]?.replaceAll(" ", "");
  const ore = cost.kind === "amount" ? cost.ore : cost.minimumOre;
  return stated !== undefined && Number(stated) * 100 !== ore;
}
