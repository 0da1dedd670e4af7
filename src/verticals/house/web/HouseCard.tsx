import { Button } from "#ui/primitives/Button.tsx";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { houseCardTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseFacts } from "./house-facts.ts";
import { nameSubscription } from "./house-names.ts";
import styles from "./HouseCard.module.css";
import { HouseDetails } from "./HouseDetails.tsx";

export function HouseCard({ offer, isBest, isWide, slots }: CardProps<HouseFacts>) {
  const { facts, providerName } = offer;
  return (
    <OfferCard
      name={providerName}
      isBest={isBest}
      isWide={isWide}
      logo={<LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={providerName} />}
      price={
        <span className={styles["fee"]}>
          <Price ore={offer.yearlyFeeOre} period="year" />
        </span>
      }
      saving={slots.saving}
      bar={slots.bar}
      tags={<p className={styles["name"]}>{nameSubscription(offer.subscriptionName, facts.discount)}</p>}
      action={offer.isOrderedElsewhere ? <OrderedElsewhere /> : slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          aside={facts.featured === undefined ? undefined : texts.quote(facts.featured)}
          openLabel={texts.details}
          closeLabel={texts.details}
          onOpen={slots.onOpen}
        >
          <HouseDetails offer={offer} slots={slots} />
        </CardDetail>
      }
    />
  );
}

/** Greyed out: the price is for comparing. */
const OrderedElsewhere = () => (
  <div className={styles["elsewhere"]}>
    <Button isDisabled isFull>
      {texts.goOn}
    </Button>
    <p className={styles["why"]}>{texts.orderedElsewhere}</p>
  </div>
);
