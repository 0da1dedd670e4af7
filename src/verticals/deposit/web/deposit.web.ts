import { formatKr } from "#domain/format/swedish-format.ts";
import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { CardOffer, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { pickDepositFacts, type DepositFacts } from "#verticals/deposit/deposit.facts.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";
import { depositTexts } from "#verticals/deposit/deposit.texts.sv.ts";
import { depositVertical } from "#verticals/deposit/deposit.vertical.ts";
import { depositFilters } from "./deposit-filters.ts";
import { depositWebTexts as texts } from "./deposit-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./DepositCard.tsx").then(({ DepositCard }) => DepositCard));

export const depositWeb: VerticalWeb<DepositFacts> = {
  description: depositVertical,
  startFields: ["amount"],
  firstStep: texts.firstStep,
  priceFactors: texts.priceFactors,
  resultTitle: (count) => texts.resultTitle(count),
  searchingTitle: () => depositTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickDepositFacts(detail as DepositDetail),
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./DepositSummary.tsx").then(({ DepositSummary }) => DepositSummary)),
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  filters: depositFilters,
  gain: { lead: leadOf, ranking: texts.ranking },
  BesideList: lazyPiece(() => import("./BesideList.tsx").then((part) => part.BesideList)),
  compare: {
    cardLink: texts.compareAccounts,
    load: () => import("./deposit-comparison.ts").then(({ depositComparison }) => depositComparison),
  },
};

/** The best is first. What it gives is that of the chosen time, which the gains name. */
function leadOf([best]: readonly CardOffer<DepositFacts>[]): string {
  const ore = best?.price.comparison.ore ?? 0;
  const years = best?.facts.gains.find((gain) => gain.ore === ore)?.years;
  return years === undefined ? texts.leadWithoutTime : texts.lead(formatKr(ore), years);
}

if (import.meta.env.SSR) await piecesOnServer();
