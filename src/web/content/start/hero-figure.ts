import { formatKr } from "#domain/format/swedish-format.ts";
import { fillText } from "#domain/text/placeholders.ts";
import type { StartSavings } from "#http/contract/page-services.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import type { startTexts } from "./start.texts.sv.ts";

/** With fewer, one public figure would reveal more about the customers who switched than about the possible saving. */
export const LEAST_SWITCHES_IN_HERO = 50;

export interface HeroFigure {
  readonly amount: string;
  readonly source: string;
}

/** The single figure of the first view: for the service that most people have switched. None when there are too few. */
export function heroFigure(
  { savings }: Pick<StartSavings, "savings">,
  texts: Pick<typeof startTexts, "keeps" | "keepsSource">,
): HeroFigure | undefined {
  const [most] = savings.toSorted((a, b) => b.switches - a.switches);
  const entry = webVerticals.find(({ description }) => description.name === most?.vertical);
  if (!most || !entry || most.switches < LEAST_SWITCHES_IN_HERO) return undefined;
  const { product } = entry.description.texts;
  return {
    amount: fillText(texts.keeps, { amount: formatKr(most.medianOre) }),
    source: fillText(texts.keepsSource, { product, count: most.switches }),
  };
}
