import { LockOpen, TrendingDown } from "lucide-react";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import type { CarFacts } from "./car-facts.ts";
import { carWebTexts } from "./car-web.texts.sv.ts";
import { CarDetails } from "./CarDetails.tsx";

export const CarCard = ({ offer, isBest }: CardProps<CarFacts>) => (
  <OfferCard
    name={offer.providerName}
    isBest={isBest}
    logo={<LogoTile src={offer.logoUrl} name={offer.providerName} />}
    price={
      <>
        <Price ore={offer.monthlyFeeOre} period="month" />
        <SmallPrice ore={offer.yearlyFeeOre} period="year" />
      </>
    }
    text={offer.subscriptionName}
    tags={
      <>
        {isBest ? (
          <Tag>
            <TrendingDown />
            {carWebTexts.lowestYearlyFee}
          </Tag>
        ) : null}
        {offer.facts.hasBindingTime ? null : (
          <Tag>
            <LockOpen />
            {carWebTexts.noBindingTime}
          </Tag>
        )}
      </>
    }
    more={
      <CardDetail
        aside={offer.facts.featured === undefined ? undefined : carWebTexts.quote(offer.facts.featured)}
        openLabel={carWebTexts.showDetail}
        closeLabel={carWebTexts.hideDetail}
      >
        <CarDetails facts={offer.facts} providerName={offer.providerName} />
      </CardDetail>
    }
  />
);
