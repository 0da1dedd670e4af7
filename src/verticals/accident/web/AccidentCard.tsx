import { findPart } from "#domain/cover/cover.ts";
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
    tag={<Tag isQuiet>{texts.upTo(formatKr(findPart(card.offer.facts.cover, HIGHEST)?.terms?.payoutOre ?? 0))}</Tag>}
    toggle={accidentToggleTexts}
  >
    <AccidentDetails offer={card.offer} summary={summary} slots={card.slots} />
  </FeeCard>
);
