import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type {
  CardProps,
  CurrentInsuranceProps,
  FetchQuestionProps,
  SummaryProps,
  VerticalWeb,
} from "#verticals/_contract/vertical-web.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { countedResultTitle, flatTexts } from "#verticals/flat/flat.texts.sv.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { type FlatFacts, pickFlatFacts } from "./flat-facts.ts";
import { flatOrderWeb } from "./flat-order.ts";
import { flatWebTexts as texts } from "./flat-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const LazyCard = lazyWithReload<CardProps<FlatFacts>>(() => import("./FlatCard.tsx").then(({ FlatCard }) => FlatCard));

const LazySummary = lazyWithReload<SummaryProps>(() =>
  import("./FlatSummary.tsx").then(({ FlatSummary }) => FlatSummary),
);

const LazyQuestion = lazyWithReload<FetchQuestionProps>(() =>
  import("./FlatFetchQuestion.tsx").then(({ FlatFetchQuestion }) => FlatFetchQuestion),
);

const LazyCurrent = lazyWithReload<CurrentInsuranceProps>(() =>
  import("#verticals/_insurance/web/HomeCurrent.tsx").then(({ HomeCurrent }) => HomeCurrent),
);

export const flatWeb: VerticalWeb<FlatFacts> = {
  description: flatVertical,
  startFields: ["address", "zip"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => flatTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickFlatFacts(detail as FlatDetail),
  // A lazy component would not be rendered on the server.
  Card: import.meta.env.SSR ? (await import("./FlatCard.tsx")).FlatCard : LazyCard,
  preloadCard: LazyCard.preload,
  SearchSummary: import.meta.env.SSR ? (await import("./FlatSummary.tsx")).FlatSummary : LazySummary,
  feePeriod: "year",
  formBeside: { title: texts.formTitle, submit: texts.update },
  savingText: texts.saving,
  isOwnerAsked: false,
  asksOnlyMissing: true,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  FetchQuestion: import.meta.env.SSR ? (await import("./FlatFetchQuestion.tsx")).FlatFetchQuestion : LazyQuestion,
  loadFetch: () => import("./flat-fetch.ts").then(({ flatFetch }) => flatFetch),
  CurrentInsurance: import.meta.env.SSR
    ? (await import("#verticals/_insurance/web/HomeCurrent.tsx")).HomeCurrent
    : LazyCurrent,
  order: flatOrderWeb,
  loadCancellation: () =>
    import("./flat-cancellation.texts.sv.ts").then(({ flatCancellationTexts }) => flatCancellationTexts),
  loadComparison: () => import("./flat-comparison.ts").then(({ flatComparison }) => flatComparison),
};
