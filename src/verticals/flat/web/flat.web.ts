import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { CardProps, FetchQuestionProps, SummaryProps, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { countedResultTitle, flatTexts } from "#verticals/flat/flat.texts.sv.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { type FlatFacts, pickFlatFacts } from "./flat-facts.ts";
import { flatOrderWeb } from "./flat-order.ts";
import { flatWebTexts as texts } from "./flat-web.texts.sv.ts";

// Only a list of offers needs these, and a form stands without.
const LateCard = lazyWithReload<CardProps<FlatFacts>>(() => import("./FlatCard.tsx").then(({ FlatCard }) => FlatCard));

const LateSummary = lazyWithReload<SummaryProps>(() =>
  import("./FlatSummary.tsx").then(({ FlatSummary }) => FlatSummary),
);

const LateQuestion = lazyWithReload<FetchQuestionProps>(() =>
  import("./FlatFetchQuestion.tsx").then(({ FlatFetchQuestion }) => FlatFetchQuestion),
);

export const flatWeb: VerticalWeb<FlatFacts> = {
  description: flatVertical,
  startFields: ["address", "zip"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => flatTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickFlatFacts(detail as FlatDetail),
  // What must be waited for would not be drawn on the server.
  Card: import.meta.env.SSR ? (await import("./FlatCard.tsx")).FlatCard : LateCard,
  preloadCard: LateCard.preload,
  SearchSummary: import.meta.env.SSR ? (await import("./FlatSummary.tsx")).FlatSummary : LateSummary,
  feePeriod: "year",
  formBeside: { title: texts.formTitle, submit: texts.update },
  savingText: texts.saving,
  isOwnerAsked: false,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  FetchQuestion: import.meta.env.SSR ? (await import("./FlatFetchQuestion.tsx")).FlatFetchQuestion : LateQuestion,
  order: flatOrderWeb,
  loadComparison: () => import("./flat-comparison.ts").then(({ flatComparison }) => flatComparison),
};
