import { type CoverPart, findPart } from "#domain/cover/cover.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { FeeCard } from "#verticals/_web/FeeCard.tsx";
import { type AccidentDetail, HIGHEST } from "#verticals/accident/accident.offer.ts";
import { accidentCardTexts as texts } from "./accident-card.texts.sv.ts";
import { accidentToggleTexts } from "./accident-web.texts.sv.ts";
import { AccidentDetails } from "./AccidentDetails.tsx";

export const AccidentCard = ({ summary, ...card }: CardProps<AccidentDetail>) => (
  <FeeCard
    {...card}
    lowLogoUrl={card.offer.lowLogoUrl}
    tag={<Tag isQuiet>{nameSum(findPart(card.offer.facts.cover, HIGHEST))}</Tag>}
    toggle={accidentToggleTexts}
  >
    <AccidentDetails offer={card.offer} summary={summary} slots={card.slots} />
  </FeeCard>
);

/** The amount that was asked for is the same in every offer; what is paid of the worst injury may be more, or less. */
function nameSum({ terms, asked }: Pick<CoverPart, "terms" | "asked"> = {}): string {
  const highest = formatKr(terms?.payoutOre ?? 0);
  return asked?.payoutOre === undefined ? texts.upTo(highest) : texts.sum(formatKr(asked.payoutOre), highest);
}
