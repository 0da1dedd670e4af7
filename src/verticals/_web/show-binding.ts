import { detailTexts } from "./details.texts.sv.ts";

export const showBinding = (months: number): string =>
  months === 0 ? detailTexts.noBinding : detailTexts.months(months);
