import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { CardOffer, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { TERMS } from "#verticals/mortgage/mortgage.search.ts";
import { mortgageTexts, termName } from "#verticals/mortgage/mortgage.texts.sv.ts";
import { mortgageVertical } from "#verticals/mortgage/mortgage.vertical.ts";
import { mortgageWebTexts as texts } from "./mortgage-web.texts.sv.ts";

// Lazy: only a result needs these, the form does not.
const Board = lazyPiece(() => import("./MortgageBoard.tsx").then(({ MortgageBoard }) => MortgageBoard));

export const mortgageWeb: VerticalWeb<MortgageDetail> = {
  description: mortgageVertical,
  startFields: ["loan"],
  firstStep: texts.firstStep,
  priceFactors: texts.priceFactors,
  resultTitle: () => texts.resultTitle,
  searchingTitle: () => mortgageTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => detail as MortgageDetail,
  Card: lazyPiece(() => import("./MortgageCard.tsx").then(({ MortgageCard }) => MortgageCard)),
  preloadCard: Board.preload,
  SearchSummary: lazyPiece(() => import("./MortgageSummary.tsx").then(({ MortgageSummary }) => MortgageSummary)),
  variants: ({ binding }) =>
    binding === undefined
      ? undefined
      : {
          label: texts.term,
          field: "binding",
          chosen: binding,
          options: TERMS.map((months) => ({ id: String(months), label: termName(months) })),
        },
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  overview: { lead: leadOf, ranking: texts.ranking, Board },
};

/** The best is first. */
function leadOf([best]: readonly CardOffer<MortgageDetail>[]): string {
  return best ? texts.lead(best.providerName, best.facts.rate, best.facts.termMonths) : "";
}

if (import.meta.env.SSR) await piecesOnServer();
