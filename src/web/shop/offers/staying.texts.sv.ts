import { formatList } from "#domain/format/list-joining.texts.sv.ts";

const countParts = ({ length }: readonly string[]): string => (length === 1 ? "1 del" : `${length} delar`);

/** Used only on the server: a page receives the finished text. */
export const likenessTexts = {
  /** Before the amount. Which parts they are is read out here, and seen on the page of what differs. */
  worse: (parts: readonly string[]) => `Sämre i ${countParts(parts)}`,
  unknown: (parts: readonly string[]) => `Okänt i ${countParts(parts)}`,
  names: (parts: readonly string[]) => `: ${formatList(parts.map((part) => part.toLowerCase()))}`,
  amount: (kr: string) => `${kr} lägre per år`,
  more: (kr: string) => `${kr} mer per år`,
  lower: (kr: string) => `Upp till ${kr} lägre per år, men inte för samma skydd`,
  cheaperForLess: "Lägre pris och sämre villkor än idag",
} as const;

export const stayingTexts = {
  title: (provider: string) => `Stanna kvar hos ${provider}`,
  noneCheaper: (offers: number) =>
    offers === 1
      ? "Det enda priset vi fick är inte lägre än ditt."
      : `Inget av de ${offers} priserna är lägre än ditt.`,
  noneForSame: (offers: number) =>
    offers === 1
      ? "Priset vi fick är inte lägre för samma skydd."
      : `Ingen av de ${offers} är billigare för samma skydd.`,
  forLess: (count: number) =>
    count === 1
      ? "En är sämre än din i minst en del och har lägre pris."
      : `${count} är sämre än din i minst en del och har lägre pris.`,
  place: (position: number, of: number) => `Plats ${position} av ${of} efter årspris`,
  best: "Bäst för dig enligt de uppgifter vi har",
} as const;

/** Under the heading of a list, where no vertical has a text of its own. */
export const listLeadTexts = {
  from: (fee: string) => `Från ${fee}. Lägst årspris visas först.`,
  fromFirstYear: (fee: string) => `Från ${fee}. Lägst kostnad första året visas först.`,
  fewerThanYours: (count: number) => `${count} är lägre än ditt. Lägst årspris visas först.`,
  noneCheaper: "Inget är lägre än ditt. Lägst årspris visas först.",
  /** OP-24. */
  cheaperOffers: "Lägre pris än idag",
} as const;
