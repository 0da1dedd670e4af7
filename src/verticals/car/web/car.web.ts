import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { preferencesOf } from "#verticals/car/car.assistant.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { carVariants, coverOf, upgradeCar } from "./car-choices.ts";
import type { CarFacts } from "./car-facts.ts";
import { pickCar, type ShownCar, titleCarResult, titleCarSearch } from "./car-headings.ts";
import { carWebTexts } from "./car-web.texts.sv.ts";
import { carOrderWeb } from "./car-order.ts";
import { pickCarFacts } from "./pick-car-facts.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./CarCard.tsx").then(({ CarCard }) => CarCard));

export const carWeb: VerticalWeb<CarFacts, ShownCar> = {
  description: carVertical,
  startFields: ["carregnumber"],
  firstStep: carWebTexts.firstStep,
  resultTitle: titleCarResult,
  searchingTitle: titleCarSearch,
  // A vertical only ever gets back the detail its own providers made, and a browser only what the server has picked.
  // Component tests have no server.
  pickFacts: (detail) =>
    import.meta.env.SSR || !import.meta.env.PROD ? pickCarFacts(detail as CarDetail) : (detail as CarFacts),
  Card,
  preloadCard: Card.preload,
  pickKnown: ({ vehicle }) => vehicle && pickCar(vehicle),
  SearchSummary: lazyPiece(() => import("./CarSummary.tsx").then(({ CarSummary }) => CarSummary)),
  variants: carVariants,
  upgrade: upgradeCar,
  order: carOrderWeb,
  current: {
    Question: lazyPiece(() => import("./CarFetchQuestion.tsx").then(({ CarFetchQuestion }) => CarFetchQuestion)),
    load: () => import("./car-fetch.ts").then(({ carFetch }) => carFetch),
  },
  cancel: {
    load: () => import("./car-cancellation.texts.sv.ts").then(({ carCancellationTexts }) => carCancellationTexts),
  },
  assistant: {
    isOffered: (summary) => preferencesOf(coverOf(summary)).length > 0,
    load: () => import("./car-assistant-choices.ts").then(({ carAssistantChoices }) => carAssistantChoices),
  },
  hasEvents: true,
  compare: { load: () => import("./car-comparison.ts").then(({ carComparison }) => carComparison) },
};

if (import.meta.env.SSR) await piecesOnServer();
