import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { depositNouns } from "./deposit-nouns.texts.sv.ts";
import { depositPlaceTexts } from "./deposit-place.texts.sv.ts";

export const depositTexts: VerticalTexts = {
  product: depositPlaceTexts.product,
  nouns: depositNouns,
  formTitle: "Få mer för pengarna på kontot",
  resultTitle: "Sparkonton för dina pengar",
  searchingTitle: "Hämtar sparkonton",
};

export const depositFormTexts = {
  moneySection: "Ditt sparande",
  submit: "Visa sparkonton",
  amount: { label: "Hur mycket sparar du?", suffix: "kr" },
  years: { label: "Hur länge ska pengarna stå?", help: "Listan sorteras efter vad kontot ger på den tiden." },
  currentRate: {
    label: "Din ränta idag",
    suffix: "%",
    help: "Räntan står i din internetbank. Då visar vi hur mycket mer du får.",
  },
  free: { label: "Vill du kunna ta ut när som helst?" },
} as const;

export const freeNames = { yes: "Ja", no: "Inte viktigt" } as const;

export const yearsName = (years: number): string => `${years} år`;
