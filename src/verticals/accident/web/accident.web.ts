import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { CardProps, SummaryProps, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { accidentTexts, countedResultTitle } from "#verticals/accident/accident.texts.sv.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { type AccidentFacts, pickAccidentFacts } from "./accident-facts.ts";
import { accidentOrderWeb } from "./accident-order.ts";
import { accidentWebTexts as texts } from "./accident-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const LazyCard = lazyWithReload<CardProps<AccidentFacts>>(() =>
  import("./AccidentCard.tsx").then(({ AccidentCard }) => AccidentCard),
);

const LazySummary = lazyWithReload<SummaryProps>(() =>
  import("./AccidentSummary.tsx").then(({ AccidentSummary }) => AccidentSummary),
);

export const accidentWeb: VerticalWeb<AccidentFacts> = {
  description: accidentVertical,
  startFields: ["amount"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => accidentTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickAccidentFacts(detail as AccidentDetail),
  // A lazy component would not be rendered on the server.
  Card: import.meta.env.SSR ? (await import("./AccidentCard.tsx")).AccidentCard : LazyCard,
  preloadCard: LazyCard.preload,
  SearchSummary: import.meta.env.SSR ? (await import("./AccidentSummary.tsx")).AccidentSummary : LazySummary,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  order: accidentOrderWeb,
  loadComparison: () => import("./accident-comparison.ts").then(({ accidentComparison }) => accidentComparison),
};
