import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import type { CardOffer, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { feeOf, periodOf } from "./shown-fee.ts";
import { listLeadTexts } from "./staying.texts.sv.ts";

interface ListedOffer extends CardOffer<Record<string, unknown>> {
  readonly savingOre: number | undefined;
}

export const feeToday = ({
  currentInsurance,
  typedFeeOre,
}: Pick<ResultPage, "currentInsurance" | "typedFeeOre">): number | undefined =>
  currentInsurance ? comparableFeeOre(currentInsurance) : typedFeeOre;

export function describeList(web: VerticalWeb, offers: readonly ListedOffer[], page: ResultPage): string {
  if (offers.length === 0) return "";
  const own = (web.gain ?? web.overview)?.lead(offers);
  if (own !== undefined) return own;
  if (feeToday(page) === undefined) {
    const period = periodOf(web.description.headlineUnit, page.payment);
    const from = period === "first-year" ? listLeadTexts.fromFirstYear : listLeadTexts.from;
    return from(formatFee(Math.min(...offers.map((offer) => feeOf(offer, period))), period));
  }
  const cheaper = offers.filter(({ savingOre }) => savingOre !== undefined).length;
  return cheaper === 0 ? listLeadTexts.noneCheaper : listLeadTexts.fewerThanYours(cheaper);
}
