import type { SimulatedTerms } from "#simulators/verticals/_shared/simulated.ts";
import { EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { type CarInsurer, type CarTerm, TERMS_FILE } from "#simulators/verticals/car/rating/car-insurer.ts";
import { careful, direct, formal, plain, type Wording } from "./wordings.ts";

interface Conditions {
  /** With its edition. */
  readonly title: string;
  readonly wording: Wording;
  /** Of the chapter on excesses; the one before it states what each cover lacks. */
  readonly chapter: number;
  /** What the insurer has besides. */
  readonly more?: readonly string[];
}

/** A new insurer may print none yet. */
const conditions: Readonly<Record<string, Conditions>> = {
  tuvull: { title: "Tuvull Bil B7", wording: plain, chapter: 4 },
  rattvis: { title: "Rattvis bilvillkor 12", wording: direct, chapter: 6 },
  granskog: { title: "Granskog Motor 24", wording: plain, chapter: 7 },
  fyrbak: {
    title: "Fyrbåk Bil 2026:3",
    wording: formal,
    chapter: 8,
    more: ["Vid parkeringsskada betalas ingen självrisk för den första skadan under ett försäkringsår."],
  },
  akerbar: { title: "Åkerbär Bil 2026", wording: direct, chapter: 3 },
  kronhjort: { title: "Kronhjort Motorfordon K31", wording: careful, chapter: 9 },
  ljunghed: {
    title: "Ljunghed Bil 5",
    wording: plain,
    chapter: 5,
    more: [
      "Vid kollision med vilt betalar du ingen självrisk.",
      "Också halvförsäkringen ersätter bilen vid kollision med vilt, utan självrisk.",
    ],
  },
  milvis: { title: "Milvis villkor 2026:1", wording: direct, chapter: 2 },
  bjorkhaga: { title: "Björkhaga Bil BH 18", wording: careful, chapter: 6 },
  nordkaj: {
    title: "Nordkaj Bil 2026-B",
    wording: formal,
    chapter: 5,
    more: [
      "Vid kollision med vilt är självrisken hälften av den som gäller för vagnskada.",
      "I halvförsäkringen ingår kollision med vilt, med en självrisk som uppgår till 3 000 kr.",
    ],
  },
  rask: { title: "Rask Bil 9", wording: direct, chapter: 4 },
  stenvalv: { title: "Stenvalv Personbil S 14", wording: careful, chapter: 7 },
};

/** What the document of the insurer's terms prints: its amounts are those that it quotes. */
export function carConditions({ slug, terms }: CarInsurer): SimulatedTerms | undefined {
  const own = conditions[slug];
  if (!own) return undefined;
  const { title, wording, chapter, more = [] } = own;
  const excesses = EXCESS_TYPES.map((type) => fill(wording.excesses[type], terms[type]));
  return {
    name: TERMS_FILE,
    title,
    clauses: [
      ...number(chapter - 1, [wording.lacking.half, wording.lacking.traffic]),
      ...number(chapter, [...excesses, ...more]),
    ],
  };
}

const number = (chapter: number, texts: readonly string[]) =>
  texts.map((text, at) => ({ number: `${chapter}.${at + 1}`, text }));

function fill(sentence: string, { cost, note = "" }: CarTerm): string {
  const [ore, percent] = cost.kind === "amount" ? [cost.ore, 0] : [cost.minimumOre, cost.percent];
  return sentence
    .replace("{kr}", `${String(ore / 100).replace(/\B(?=(\d{3})+$)/, " ")} kr`)
    .replace("{percent}", String(percent))
    .replace("{note}", note.replaceAll("\n", "; "));
}
