import { formatList } from "#domain/format/list-joining.texts.sv.ts";
import type { CarCover } from "#verticals/car/car.search.ts";

export const carWebTexts = {
  firstStep: "Din bil",
} as const;

/** Spec 2 §2. */
export const carOrderToggleTexts = {
  show: "Visa självrisker & fördelar",
  hide: "Dölj självrisker & fördelar",
} as const;

export const carVariantTexts: { readonly label: string; readonly short: Readonly<Record<CarCover, string>> } = {
  label: "Försäkringstyp",
  short: { full: "Hel", half: "Halv", traffic: "Trafik" },
};

export const carUpgradeTexts = {
  title: (cover: string) => `Uppgradera till ${cover}`,
  gives: (parts: readonly string[]) => `Då ingår även ${formatList(parts)}.`,
} as const;
