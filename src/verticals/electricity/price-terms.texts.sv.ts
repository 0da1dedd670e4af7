import { formatKr } from "#domain/format/swedish-format.ts";
import type { ContractType } from "./electricity.search.ts";
import { formatKrExactly, formatKwhPrice } from "./format-kwh.texts.sv.ts";

const HARD_SPACE = "\u00A0";

const kr = (ore: number): string => `${formatKrExactly(ore)}${HARD_SPACE}kr`;
const months = (count: number): string => `${count}${HARD_SPACE}${count === 1 ? "månad" : "månader"}`;
const firstMonths = (count: number): string =>
  count === 1 ? "den första månaden" : `de första${HARD_SPACE}${count} månaderna`;
const forMonths = (count: number): string => (count === 0 ? "tills vidare" : `i ${months(count)}`);

/** What is agreed is exact and with VAT; what is estimated is called so, in whole kronor. */
export const priceTermsTexts = {
  follows: {
    monthly: () => "Priset följer elbörsen månad för månad.",
    hourly: () => "Priset följer elbörsen kvart för kvart.",
    mixed: (valid: number) => `Halva elpriset är fast ${forMonths(valid)}, och halva följer elbörsen månad för månad.`,
    fixed: (valid: number) => `Elpriset är fast ${forMonths(valid)} från den dag då avtalet börjar gälla.`,
  } satisfies Record<ContractType, (validMonths: number) => string>,
  lastYear: (ore: number) =>
    `Med de senaste tolv månadernas elpris och din användning blir det ungefär ${formatKr(ore)} om året.`,
  yearOfUse: (ore: number) => `Med din användning blir det ungefär ${formatKr(ore)} om året.`,
  changing: (parts: readonly string[]) => `Det här kan elbolaget ändra: ${parts.join(" och ")}, med moms.`,
  agreed: (parts: readonly string[]) => `Det här är avtalat, med moms: ${parts.join(", ")}.`,
  discounts: (parts: readonly string[], yearOre: number) =>
    `Rabatt, med moms: ${parts.join(", ")}. Utan rabatt blir det ungefär ${formatKr(yearOre)} om året.`,
  changed: (ore: number) =>
    `Elbolaget har ${ore > 0 ? "höjt" : "sänkt"} sin del av priset med ${formatKr(Math.abs(ore))} om året sedan listan gjordes.`,
  kwh: {
    POWER: "Elpris",
    HALF_POWER: "Fast elpris för halva användningen",
    MARKUP: "Påslag",
    MARKUP_CERTIFICATE: "Påslag och elcertifikat",
    CERTIFICATE: "Elcertifikat",
    ENVIRONMENT: "Miljöpåslag",
    VOLUME: "Rörliga kostnader",
  },
  monthlyFee: (ore: number) => `månadsavgift ${kr(ore)}`,
  noFee: "ingen månadsavgift",
  binding: (count: number) => `bindningstid ${months(count)}`,
  noBinding: "ingen bindningstid",
  notice: (count: number) => `uppsägningstid ${months(count)}`,
  noNotice: "ingen uppsägningstid",
  kwhDiscount: (kwh: number, count: number) => `${formatKwhPrice(kwh)} ${firstMonths(count)}`,
  monthlyDiscount: (ore: number, count: number) => `${kr(ore)} i månaden ${firstMonths(count)}`,
  yearlyDiscount: (ore: number) => `${kr(ore)} på årsavgiften`,
  onceDiscount: (ore: number) => `${kr(ore)} en gång`,
} as const;
