import Gauge from "lucide-react/icons/gauge";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { FeeCard } from "#verticals/_web/FeeCard.tsx";
import type { CarFacts } from "./car-facts.ts";
import { payAsYouDriveTexts } from "./car-card.texts.sv.ts";
import { carOrderToggleTexts } from "./car-web.texts.sv.ts";
import { CarDetails } from "./CarDetails.tsx";
import { PayAsYouDriveNote } from "./PayAsYouDriveNote.tsx";

export function CarCard({ summary, ...card }: CardProps<CarFacts>) {
  const { offer, slots } = card;
  const { isPayAsYouDrive } = offer.facts;
  return (
    <FeeCard
      {...card}
      hasPriceNote={isPayAsYouDrive}
      tag={
        isPayAsYouDrive ? (
          <Tag isQuiet>
            <Gauge />
            {payAsYouDriveTexts.tag}
          </Tag>
        ) : null
      }
      note={isPayAsYouDrive ? <PayAsYouDriveNote offer={offer} summary={summary} /> : null}
      anchor={slots.anchor}
      toggle={carOrderToggleTexts}
    >
      <CarDetails offer={offer} slots={slots} />
    </FeeCard>
  );
}
