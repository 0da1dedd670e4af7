import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { accidentTexts, countedResultTitle } from "#verticals/accident/accident.texts.sv.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { accidentOrderWeb } from "./accident-order.ts";
import { accidentWebTexts as texts } from "./accident-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./AccidentCard.tsx").then(({ AccidentCard }) => AccidentCard));

export const accidentWeb: VerticalWeb<AccidentDetail> = {
  description: accidentVertical,
  startFields: ["amount"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => accidentTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made, and the card shows all of it.
  pickFacts: (detail) => detail as AccidentDetail,
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./AccidentSummary.tsx").then(({ AccidentSummary }) => AccidentSummary)),
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  order: accidentOrderWeb,
  hasEvents: true,
  compare: { load: () => import("./accident-comparison.ts").then(({ accidentComparison }) => accidentComparison) },
};

if (import.meta.env.SSR) await piecesOnServer();
