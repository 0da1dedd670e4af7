import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { type ElectricityFacts, pickElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { AREA_FOUND, USE_ESTIMATED } from "#verticals/electricity/electricity.form.ts";
import { electricityTexts } from "#verticals/electricity/electricity.texts.sv.ts";
import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";
import { electricityFilters, electricityOrders } from "./electricity-filters.ts";
import { electricityOrderTexts, electricityWebTexts as texts } from "./electricity-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./ElectricityCard.tsx").then(({ ElectricityCard }) => ElectricityCard));
const loadOrder = () => import("./ElectricityOrder.tsx");

export const electricityWeb: VerticalWeb<ElectricityFacts> = {
  description: electricityVertical,
  startFields: ["zip"],
  formBlocks: {
    [AREA_FOUND]: lazyPiece(() => import("./AreaFound.tsx").then(({ AreaFound }) => AreaFound)),
    [USE_ESTIMATED]: lazyPiece(() => import("./UseEstimated.tsx").then(({ UseEstimated }) => UseEstimated)),
  },
  firstStep: texts.firstStep,
  priceFactors: texts.priceFactors,
  resultTitle: (count, summary) => texts.resultTitle(count, nameHome(summary)),
  searchingTitle: () => electricityTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickElectricityFacts(detail as ElectricityDetail),
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() =>
    import("./ElectricitySummary.tsx").then(({ ElectricitySummary }) => ElectricitySummary),
  ),
  Typed: lazyPiece(() => import("./TypedContract.tsx").then(({ TypedContract }) => TypedContract)),
  savingText: texts.saving,
  hasOwnAxis: true,
  isSavingEstimated: ({ type }) => type !== "fixed",
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
  filters: electricityFilters,
  listOrders: electricityOrders,
  BesideList: lazyPiece(() => import("./BesideList.tsx").then((part) => part.BesideList)),
  order: {
    toggle: electricityOrderTexts.toggle,
    checkoutTitle: electricityOrderTexts.checkoutTitle,
    Details: lazyPiece(() => loadOrder().then(({ ElectricityOrderDetails }) => ElectricityOrderDetails)),
    OrderedThing: lazyPiece(() => loadOrder().then(({ OrderedElectricity }) => OrderedElectricity)),
  },
  compare: {
    cardLink: texts.compareContracts,
    load: () => import("./electricity-comparison.ts").then(({ electricityComparison }) => electricityComparison),
  },
};

const nameHome = ({ housing }: Summary): string =>
  housing === "house" || housing === "flat" ? texts.home[housing] : texts.yourHome;

if (import.meta.env.SSR) await piecesOnServer();
