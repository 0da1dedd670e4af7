import { formatKr } from "#domain/format/swedish-format.ts";
import { countWord } from "#verticals/privateloan/count-word.texts.sv.ts";
import { capitalize } from "#domain/text/capitalize.ts";

export const formatRate = (basisPoints: number): string => `${plainRate(basisPoints)}\u00A0%`;
const plainRate = (basisPoints: number): string => (basisPoints / 100).toFixed(2).replace(".", ",");

const yearsName = (years: number) => `${years} år`;

export const productTexts = {
  title: "Privatlån utan säkerhet",
  lead: (lenders: number) => `En ansökan, ${countWord(lenders)} långivare. Du väljer först när du sett svaren.`,
  calculator: "Räkna på lånet",
  amount: "Hur mycket vill du låna?",
  years: "Hur länge?",
  amountSlider: "Belopp, dra för att ändra",
  yearsSlider: "Antal år, dra för att ändra",
  kr: "kr",
  year: "år",
  yearsName,
  calculate: "Räkna",
  rates: (rate: number, from: number, to: number) =>
    `Räknat på ${formatRate(rate)} ränta. Din ränta sätts efter din ekonomi, mellan ${plainRate(from)} och ${formatRate(to)}.`,
  about: "Ungefär",
  effective: "Effektiv ränta",
  interestAndFees: "Ränta och avgifter",
  total: "Du betalar totalt",
  begin: "Börja ansökan",
  beginNote: "En enda kreditupplysning tas, och du binder dig inte till något.",
  warning: "Varning! Att låna pengar kostar pengar.",
  parts: {
    heading: "Det här betalar du",
    answer: (amountOre: number, years: number, costOre: number) =>
      `Att låna ${formatKr(amountOre)} i ${countWord(years)} år kostar ${formatKr(costOre)}.`,
    caption: "Vad lånet kostar",
    part: "Del",
    amount: "Belopp",
    loan: "Lånet",
    interest: "Ränta",
    fees: "Avgifter",
    spoken: (totalOre: number, amountOre: number, interestOre: number, feesOre: number) =>
      `Av ${formatKr(totalOre)} är ${formatKr(amountOre)} lånet, ${formatKr(interestOre)} ränta och ${formatKr(feesOre)} avgifter.`,
  },
  times: {
    heading: "Kortare tid, mindre ränta",
    shorter: (short: number, long: number, savedOre: number, moreOre: number) =>
      `${capitalize(countWord(short))} år i stället för ${countWord(long)} sparar ${formatKr(savedOre)} men kostar ${formatKr(moreOre)} mer i månaden.`,
    shortest: (short: number, long: number, moreOre: number) =>
      `${capitalize(countWord(long))} år i stället för ${countWord(short)} kostar ${formatKr(moreOre)} mer i ränta.`,
    note: "Staplarna är räntan för hela lånet. Ditt val har en egen färg.",
    label: "Ränta för hela lånet",
    perMonth: (ore: number) => `${formatKr(ore)}/mån`,
    caption: "Kostnad efter tid",
    time: "Tid",
    monthly: "Per månad",
    interest: "Ränta",
    total: "Totalt",
  },
  example: {
    heading: "Räkneexempel",
    text: (shown: {
      amountOre: number;
      years: number;
      rate: number;
      setupFeeOre: number;
      noticeFeeOre: number;
      effective: number;
      monthlyOre: number;
      totalOre: number;
    }) =>
      `Lånar du ${formatKr(shown.amountOre)} på ${shown.years} år med ${formatRate(shown.rate)} rörlig ränta och ${formatKr(shown.setupFeeOre)} i uppläggningsavgift blir den effektiva räntan ${formatRate(shown.effective)}. Du betalar ${formatKr(shown.monthlyOre)} i månaden i ${shown.years * 12} månader, totalt ${formatKr(shown.totalOre)}. ${shown.noticeFeeOre === 0 ? "Ingen aviavgift." : `Aviavgiften ${formatKr(shown.noticeFeeOre)} ingår i månadskostnaden.`}`,
    method: "Räntan är mitten av spannet hos långivaren i mitten, bland dem som lånar ut beloppet.",
  },
  steps: {
    heading: "Så går det till",
    list: (lenders: number) => [
      "Du svarar på frågor i fyra steg. Vi sparar hela tiden.",
      `${capitalize(countWord(lenders))} långivare får fyra dagar på sig att svara.`,
      "Du jämför på Mina sidor och skriver under med BankID.",
    ],
  },
  advice: "Orolig för din ekonomi? Kommunens budget- och skuldrådgivare hjälper dig gratis.",
} as const;
