import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type {
  CardProps,
  CurrentInsuranceProps,
  FetchQuestionProps,
  SummaryProps,
  VerticalWeb,
} from "#verticals/_contract/vertical-web.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { countedResultTitle, houseTexts } from "#verticals/house/house.texts.sv.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { type HouseFacts, pickHouseFacts } from "./house-facts.ts";
import { houseOrderWeb } from "./house-order.ts";
import { measureHouseResult } from "./house-tracking.ts";
import { houseWebTexts as texts } from "./house-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const LazyCard = lazyWithReload<CardProps<HouseFacts>>(() =>
  import("./HouseCard.tsx").then(({ HouseCard }) => HouseCard),
);

const LazyCurrent = lazyWithReload<CurrentInsuranceProps>(() =>
  import("#verticals/_insurance/web/HomeCurrent.tsx").then(({ HomeCurrent }) => HomeCurrent),
);

const LazySummary = lazyWithReload<SummaryProps>(() =>
  import("./HouseSummary.tsx").then(({ HouseSummary }) => HouseSummary),
);

const LazyQuestion = lazyWithReload<FetchQuestionProps>(() =>
  import("./HouseFetchQuestion.tsx").then(({ HouseFetchQuestion }) => HouseFetchQuestion),
);

export const houseWeb: VerticalWeb<HouseFacts> = {
  description: houseVertical,
  startFields: ["address", "zip"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => houseTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickHouseFacts(detail as HouseDetail),
  // A lazy component would not be rendered on the server.
  Card: import.meta.env.SSR ? (await import("./HouseCard.tsx")).HouseCard : LazyCard,
  preloadCard: LazyCard.preload,
  SearchSummary: import.meta.env.SSR ? (await import("./HouseSummary.tsx")).HouseSummary : LazySummary,
  feePeriod: "year",
  formBeside: { title: texts.formTitle, submit: texts.update },
  CurrentInsurance: import.meta.env.SSR
    ? (await import("#verticals/_insurance/web/HomeCurrent.tsx")).HomeCurrent
    : LazyCurrent,
  savingText: texts.saving,
  isOwnerAsked: false,
  asksOnlyMissing: true,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  measureResult: measureHouseResult,
  order: houseOrderWeb,
  FetchQuestion: import.meta.env.SSR ? (await import("./HouseFetchQuestion.tsx")).HouseFetchQuestion : LazyQuestion,
  loadFetch: () => import("./house-fetch.ts").then(({ houseFetch }) => houseFetch),
  loadCancellation: () =>
    import("./house-cancellation.texts.sv.ts").then(({ houseCancellationTexts }) => houseCancellationTexts),
  loadComparison: () => import("./house-comparison.ts").then(({ houseComparison }) => houseComparison),
};
