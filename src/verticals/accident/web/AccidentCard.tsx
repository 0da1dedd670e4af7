import { formatKr } from "#domain/format/swedish-format.ts";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { accidentCardTexts as texts } from "./accident-card.texts.sv.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { accidentToggleTexts } from "./accident-web.texts.sv.ts";
import { AccidentDetails } from "./AccidentDetails.tsx";

export function AccidentCard({ offer, summary, isBest, isWide, slots }: CardProps<AccidentDetail>) {
  const { facts, providerName } = offer;
  return (
    <OfferCard
      name={providerName}
      isBest={isBest}
      isWide={isWide}
      logo={<LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={providerName} />}
      price={
        <>
          <Price ore={offer.monthlyFeeOre} period="month" />
          <SmallPrice ore={offer.yearlyFeeOre} period="year" />
        </>
      }
      saving={slots.saving}
      bar={slots.bar}
      tags={
        <>
          {slots.labels}
          <Tag isQuiet>{texts.upTo(formatKr(facts.highestInvalidityOre))}</Tag>
        </>
      }
      note={offer.notices ? <Notices notices={offer.notices} /> : null}
      action={slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          aside={facts.featured === undefined ? undefined : texts.quote(facts.featured)}
          openLabel={accidentToggleTexts.show}
          closeLabel={accidentToggleTexts.hide}
          onOpen={slots.onOpen}
        >
          <AccidentDetails offer={offer} summary={summary} slots={slots} />
        </CardDetail>
      }
    />
  );
}
