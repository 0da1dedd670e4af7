import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { countedResultTitle, flatTexts } from "#verticals/flat/flat.texts.sv.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { flatOrderToggleTexts, flatWebTexts as texts } from "./flat-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./FlatCard.tsx").then(({ FlatCard }) => FlatCard));

export const flatWeb: VerticalWeb<FlatDetail> = {
  description: flatVertical,
  startFields: ["address", "zip"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => flatTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made, and the card shows all of it.
  pickFacts: (detail) => detail as FlatDetail,
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./FlatSummary.tsx").then(({ FlatSummary }) => FlatSummary)),
  formBeside: { title: texts.formTitle, submit: texts.update },
  savingText: texts.saving,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  order: {
    toggle: flatOrderToggleTexts,
    Details: lazyPiece(() =>
      import("#verticals/_insurance/web/HomeOrder.tsx").then(({ HomeOrderDetails }) => HomeOrderDetails),
    ),
    OrderedThing: lazyPiece(() => import("./OrderedFlat.tsx").then(({ OrderedFlat }) => OrderedFlat)),
  },
  current: {
    Question: lazyPiece(() => import("./FlatFetchQuestion.tsx").then(({ FlatFetchQuestion }) => FlatFetchQuestion)),
    load: () => import("./flat-fetch.ts").then(({ flatFetch }) => flatFetch),
    isOwnerAsked: false,
    asksOnlyMissing: true,
    Card: lazyPiece(() => import("#verticals/_insurance/web/HomeCurrent.tsx").then(({ HomeCurrent }) => HomeCurrent)),
  },
  cancel: {
    load: () => import("./flat-cancellation.texts.sv.ts").then(({ flatCancellationTexts }) => flatCancellationTexts),
  },
  hasEvents: true,
  compare: { load: () => import("./flat-comparison.ts").then(({ flatComparison }) => flatComparison) },
};

if (import.meta.env.SSR) await piecesOnServer();
