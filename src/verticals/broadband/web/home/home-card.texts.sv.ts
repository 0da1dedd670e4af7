import { formatWhole } from "#domain/format/swedish-format.ts";

export const homeCardTexts = {
  title: "Bredband där du bor",
  /** "Sparvgatan 7, Farsta". */
  place: (street: string, city: string) => `${street}, ${city}`,
  /** Spec 3 §2.15, verbatim. */
  calculating: "Hämtar ditt pris...",
  from: (kr: number) => `Från ${formatWhole(kr)} kr/mån`,
  look: "Kolla priset",
} as const;
