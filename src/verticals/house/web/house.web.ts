import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { countedResultTitle, houseTexts } from "#verticals/house/house.texts.sv.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { measureHouseResult } from "./house-tracking.ts";
import { houseOrderToggleTexts, houseWebTexts as texts } from "./house-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./HouseCard.tsx").then(({ HouseCard }) => HouseCard));

export const houseWeb: VerticalWeb<HouseDetail> = {
  description: houseVertical,
  startFields: ["address", "zip"],
  firstStep: texts.firstStep,
  resultTitle: countedResultTitle,
  searchingTitle: () => houseTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made, and the card shows all of it.
  pickFacts: (detail) => detail as HouseDetail,
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./HouseSummary.tsx").then(({ HouseSummary }) => HouseSummary)),
  formBeside: { title: texts.formTitle, submit: texts.update },
  savingText: texts.saving,
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  measureResult: measureHouseResult,
  order: {
    toggle: houseOrderToggleTexts,
    Details: lazyPiece(() =>
      import("#verticals/_insurance/web/HomeOrder.tsx").then(({ HomeOrderDetails }) => HomeOrderDetails),
    ),
    OrderedThing: lazyPiece(() => import("./OrderedHouse.tsx").then(({ OrderedHouse }) => OrderedHouse)),
  },
  current: {
    Question: lazyPiece(() => import("./HouseFetchQuestion.tsx").then(({ HouseFetchQuestion }) => HouseFetchQuestion)),
    load: () => import("./house-fetch.ts").then(({ houseFetch }) => houseFetch),
    isOwnerAsked: false,
    asksOnlyMissing: true,
    Card: lazyPiece(() => import("#verticals/_insurance/web/HomeCurrent.tsx").then(({ HomeCurrent }) => HomeCurrent)),
  },
  cancel: {
    load: () => import("./house-cancellation.texts.sv.ts").then(({ houseCancellationTexts }) => houseCancellationTexts),
  },
  hasEvents: true,
  compare: { load: () => import("./house-comparison.ts").then(({ houseComparison }) => houseComparison) },
};

if (import.meta.env.SSR) await piecesOnServer();
