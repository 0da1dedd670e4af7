import type { CHILDREN, EMPLOYMENTS, HOUSINGS, PURPOSES } from "./privateloan.fields.ts";
import { countWord } from "./count-word.texts.sv.ts";

export const privateLoanTexts = {
  applyTitle: "Ansök om privatlån",
  steps: { loan: "Lånet", economy: "Din ekonomi", person: "Dina uppgifter", review: "Granska och skicka" },
  next: {
    economy: "Nästa: din ekonomi",
    person: "Nästa: dina uppgifter",
    review: "Nästa: granska",
    sign: "Skriv under med BankID",
  },
} as const;

export const privateLoanFormTexts = {
  amount: { label: "Hur mycket vill du låna?", suffix: "kr" },
  years: { label: "Hur länge?", suffix: "år" },
  purpose: { label: "Vad ska pengarna gå till?" },
  employment: { label: "Vad gör du?" },
  income: {
    label: "Din lön per månad, före skatt",
    suffix: "kr",
    help: "Har du pension, bidrag eller eget företag skriver du den inkomsten.",
  },
  housing: { label: "Hur bor du?" },
  housingCost: { label: "Din del av boendekostnaden", suffix: "kr/mån" },
  children: { label: "Barn hemma" },
  hasOtherCredit: {
    label: "Har du andra lån?",
    help: "Bolån räknas in i boendet. Ta med kort, billån och avbetalningar.",
  },
  otherCredit: { label: "Kvar att betala", suffix: "kr" },
  otherCreditCost: { label: "Du betalar", suffix: "kr/mån" },
  settle: { label: "Lös de här lånen med det nya", help: "Då samlas allt på ett ställe." },
  personalNumber: { label: "Ditt personnummer" },
  email: { label: "Din e-post", help: "Hit mejlar vi när en långivare har svarat." },
  phone: { label: "Ditt mobilnummer" },
  coApplicant: {
    label: "Söker du tillsammans med någon?",
    help: "Den du söker med får en länk med e-post och skriver under själv.",
  },
  coName: { label: "Medsökandes namn" },
  coPersonalNumber: { label: "Medsökandes personnummer" },
  coEmail: { label: "Medsökandes e-post" },
  consent: (lenders: number) => ({
    label: `Jag godkänner att en kreditupplysning tas och att ansökan skickas till ${countWord(lenders)} långivare.`,
    missingMessage: "Godkänn kreditupplysningen för att skicka ansökan.",
  }),
} as const;

export const purposeNames: Readonly<Record<(typeof PURPOSES)[number], string>> = {
  settle: "Samla andra lån",
  renovation: "Renovera",
  vehicle: "Bil eller annat fordon",
  travel: "Resa",
  health: "Tandvård eller sjukvård",
  other: "Annat",
};

export const employmentNames: Readonly<Record<(typeof EMPLOYMENTS)[number], string>> = {
  permanent: "Fast jobb",
  temporary: "Vikariat",
  business: "Eget företag",
  retired: "Pensionär",
  student: "Studerar",
  other: "Annat",
};

export const housingNames: Readonly<Record<(typeof HOUSINGS)[number], string>> = {
  rental: "Hyresrätt",
  cooperative: "Bostadsrätt",
  detached: "Villa",
};

export const childrenNames: Readonly<Record<(typeof CHILDREN)[number], string>> = {
  "0": "Inga",
  "1": "1",
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5 eller fler",
};
