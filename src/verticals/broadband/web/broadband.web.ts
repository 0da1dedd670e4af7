import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { type BroadbandFacts, pickBroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import { broadbandTexts } from "#verticals/broadband/broadband.texts.sv.ts";
import { broadbandVertical } from "#verticals/broadband/broadband.vertical.ts";
import { broadbandFilters } from "./broadband-filters.ts";
import { broadbandOrderWebTexts, broadbandWebTexts as texts } from "./broadband-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./BroadbandCard.tsx").then(({ BroadbandCard }) => BroadbandCard));
const loadOrder = () => import("./BroadbandOrder.tsx");

export const broadbandWeb: VerticalWeb<BroadbandFacts> = {
  description: broadbandVertical,
  startFields: ["address"],
  firstStep: texts.firstStep,
  priceFactors: texts.priceFactors,
  resultTitle: (count, { address }) => texts.resultTitle(count, address),
  searchingTitle: () => broadbandTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickBroadbandFacts(detail as BroadbandDetail),
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./BroadbandSummary.tsx").then(({ BroadbandSummary }) => BroadbandSummary)),
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  filters: broadbandFilters,
  order: {
    toggle: broadbandOrderWebTexts.toggle,
    checkoutTitle: broadbandOrderWebTexts.checkoutTitle,
    Details: lazyPiece(() => loadOrder().then(({ BroadbandOrderDetails }) => BroadbandOrderDetails)),
    OrderedThing: lazyPiece(() => loadOrder().then(({ OrderedBroadband }) => OrderedBroadband)),
  },
  compare: {
    cardLink: texts.compare,
    load: () => import("./broadband-comparison.ts").then(({ broadbandComparison }) => broadbandComparison),
  },
};

if (import.meta.env.SSR) await piecesOnServer();
