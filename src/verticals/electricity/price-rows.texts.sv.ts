import { formatMonth } from "#domain/calendar/format-date.ts";
import type { EnvironmentType } from "./electricity.search.ts";
import { environmentNames } from "./electricity.texts.sv.ts";
import { formatKrExactly } from "./format-kwh.texts.sv.ts";

const firstMonths = (months: number): string =>
  months === 12 ? "första året" : months === 1 ? "första månaden" : `första ${months} månaderna`;

/** The parts of a comparison price, as they are called on a Swedish bill. */
export const priceRowTexts = {
  plain: {
    powerFee: "Elpris",
    certificate: "Elcertifikat",
    markup: "Påslag",
    certificateAndMarkup: "Påslag och elcertifikat",
    volumeFee: "Rörliga kostnader",
    discountYearlyFee: "Rabatt på årsavgiften",
    discountOnce: "Engångsrabatt",
    vat: "Moms 25 %",
  },
  spot: (month: string | undefined) => (month === undefined ? "Spotpris" : `Spotpris, snitt ${formatMonth(month)}`),
  environment: (type: EnvironmentType) =>
    type === "none" || type === "other" ? "Miljöpåslag" : `Miljöpåslag, ${environmentNames[type].toLowerCase()}`,
  fixedCost: (monthOre: number) =>
    monthOre === 0 ? "Fast avgift" : `Fast avgift, ${formatKrExactly(Math.round(monthOre))} kr/mån`,
  discountMonthly: (months: number) => `Månadsrabatt ${firstMonths(months)}`,
  discountKwh: (months: number) => `Rabatt per kWh ${firstMonths(months)}`,
} as const;
