import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { BlankDetail } from "#tools/new/blank/blank.offer.ts";
import { blankTexts } from "#tools/new/blank/blank.texts.sv.ts";
import { blankVertical } from "#tools/new/blank/blank.vertical.ts";
import { blankWebTexts as texts } from "./blank-web.texts.sv.ts";

// Lazy: only a list of offers needs these, the form does not.
const Card = lazyPiece(() => import("./BlankCard.tsx").then(({ BlankCard }) => BlankCard));

export const blankWeb: VerticalWeb<BlankDetail> = {
  description: blankVertical,
  startFields: ["count"],
  firstStep: texts.firstStep,
  resultTitle: texts.resultTitle,
  searchingTitle: () => blankTexts.searchingTitle,
  // A vertical only ever gets back the detail its own providers made, and the card shows all of it.
  pickFacts: (detail) => detail as BlankDetail,
  Card,
  preloadCard: Card.preload,
  SearchSummary: lazyPiece(() => import("./BlankSummary.tsx").then(({ BlankSummary }) => BlankSummary)),
  aboutSearch: { title: texts.aboutTitle, text: texts.aboutText },
};

if (import.meta.env.SSR) await piecesOnServer();
