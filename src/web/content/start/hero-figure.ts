import { formatKr } from "#domain/format/swedish-format.ts";
import { fillText } from "#domain/text/placeholders.ts";
import type { StartSavings } from "#http/contract/page-services.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import type { startTexts } from "./start.texts.sv.ts";

/** With fewer, one figure for everybody who looks would say more of who switched than of what can be saved. */
export const LEAST_SWITCHES_IN_HERO = 50;

export interface HeroFigure {
  readonly amount: string;
  readonly source: string;
}

/** The one figure of the first view: of what most people have switched. None when there are too few. */
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
