import { Gauge } from "lucide-react";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";
import type { CarFacts } from "./car-facts.ts";
import { carCardTexts, payAsYouDriveTexts } from "./car-card.texts.sv.ts";
import { CarDetails } from "./CarDetails.tsx";
import { PayAsYouDriveNote } from "./PayAsYouDriveNote.tsx";

export function CarCard({ offer, summary, isBest, isWide, slots }: CardProps<CarFacts>) {
  const { facts, providerName } = offer;
  return (
    <OfferCard
      name={providerName}
      isBest={isBest}
      isWide={isWide}
      logo={<LogoTile src={offer.logoUrl} name={providerName} />}
      price={
        <>
          <Price ore={offer.monthlyFeeOre} period="month" hasNote={facts.isPayAsYouDrive} />
          <SmallPrice ore={offer.yearlyFeeOre} period="year" />
        </>
      }
      saving={slots.saving}
      bar={slots.bar}
      tags={
        <>
          {slots.labels}
          {facts.isPayAsYouDrive ? (
            <Tag isQuiet>
              <Gauge />
              {payAsYouDriveTexts.tag}
            </Tag>
          ) : null}
        </>
      }
      note={
        facts.isPayAsYouDrive || offer.notices ? (
          <>
            <Notices notices={offer.notices} />
            {facts.isPayAsYouDrive ? <PayAsYouDriveNote offer={offer} summary={summary} /> : null}
          </>
        ) : null
      }
      action={slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          id={slots.anchor}
          aside={facts.featured === undefined ? undefined : cardTexts.quote(facts.featured)}
          openLabel={carCardTexts.showDetail}
          closeLabel={carCardTexts.hideDetail}
          onOpen={slots.onOpen}
        >
          <CarDetails offer={offer} slots={slots} />
        </CardDetail>
      }
    />
  );
}
