import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { mortgageNouns } from "./mortgage-nouns.texts.sv.ts";
import { mortgagePlaceTexts } from "./mortgage-place.texts.sv.ts";

export const mortgageTexts: VerticalTexts = {
  product: mortgagePlaceTexts.product,
  nouns: mortgageNouns,
  formTitle: "Räkna på bolånet",
  resultTitle: "Ditt bolån",
  searchingTitle: "Hämtar bankernas räntor",
};

export const mortgageFormTexts = {
  loanSection: "Lånet och bostaden",
  todaySection: "Så har du det idag",
  termSection: "Bindningstid",
  submit: "Räkna och jämför räntor",
  loan: { label: "Bolån", suffix: "kr", help: "Det som är kvar att betala på lånet." },
  value: { label: "Bostadens värde", suffix: "kr", help: "Det banken värderade den till, eller vad du tror." },
  income: { label: "Inkomst före skatt", suffix: "kr/mån", help: "Hela hushållets." },
  borrowers: {
    label: "Hur många står på lånet?",
    help: "Var och en får 30 % ränteavdrag på räntor upp till 100 000 kr om året.",
  },
  currentRate: {
    label: "Din ränta idag",
    suffix: "%",
    help: "Står i din internetbank. Då ser du vad ett byte ger.",
  },
  currentTerm: { label: "Hur är räntan bunden?" },
  exitFee: {
    label: "Avgift för att byta i förtid",
    suffix: "kr",
    help: "Kallas ränteskillnadsersättning. Din bank räknar ut den åt dig. Lämna tomt om du inte vet.",
  },
  term: { label: "Vilken ränta vill du jämföra?" },
} as const;

export const mortgageErrorTexts = { aboveValue: "Lånet kan inte vara högre än bostadens värde." } as const;

export const borrowerNames: Readonly<Record<1 | 2, string>> = { 1: "En", 2: "Två" };

/** "3 mån", "5 år". */
export const termName = (months: number): string => (months < 12 ? `${months}\u00A0mån` : `${months / 12}\u00A0år`);

export const presentTermName = (months: number): string =>
  months < 12 ? "Rörlig, 3 månader" : `Bunden på ${months / 12}\u00A0år`;

/** "3,10 %": as banks write it, always with two decimals. */
export const formatRate = (rate: number): string => `${(rate / 100).toFixed(2).replace(".", ",")}\u00A0%`;
