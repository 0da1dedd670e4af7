import { formatList } from "#domain/format/list-joining.texts.sv.ts";

export const filterTexts = {
  filter: "Filtrera listan",
  order: "Ordning",
  shown: (shown: number, all: number) => `Visar ${shown} av ${all}`,
  none: "Inget i listan passar alla dina val.",
  clear: "Visa alla",
  clearAll: (all: number) => `Visa alla ${all}`,
  atMost: (kr: string) => `Högst ${kr}`,
  unbound: "Ingen bindning",
  included: (part: string) => `${part} ingår`,
  company: "Bolag",
  anyCompany: "Alla bolag",
  /** "2 visas inte med ingen bindning: Björkhaga 332 kr/mån och Stenvalv 351 kr/mån." */
  hidden: (count: number, choices: readonly string[], prices: readonly string[]) =>
    `${count} visas inte med ${formatList(choices.map((choice) => choice.charAt(0).toLowerCase() + choice.slice(1)))}: ${formatList(prices)}.`,
  others: (count: number) => (count === 1 ? "ett till" : `${count} till`),
} as const;
