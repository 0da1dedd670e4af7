import type { ReactNode } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import type { CardOffer, CardProps } from "#verticals/_contract/vertical-web.ts";
import { cardTexts as texts } from "./details.texts.sv.ts";
import styles from "./NamedOfferCard.module.css";

interface NamedOfferCardProps extends Pick<CardProps<unknown>, "isBest" | "isWide" | "slots"> {
  readonly offer: Omit<CardOffer<unknown>, "facts">;
  /** What the insurance is called, under the provider's logo. */
  readonly name: string;
  /** The provider's own line. */
  readonly featured: string | undefined;
  /** One name for the toggle, open or closed. */
  readonly toggle: string;
  /** The details. */
  readonly children: ReactNode;
}

/** A card with the yearly price and the insurance's own name. */
export const NamedOfferCard = ({ offer, isBest, isWide, slots, ...of }: NamedOfferCardProps) => (
  <OfferCard
    name={offer.providerName}
    isBest={isBest}
    isWide={isWide}
    logo={<LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={offer.providerName} />}
    price={
      <>
        <Price ore={offer.yearlyFeeOre} period="year" />
        <SmallPrice ore={offer.monthlyFeeOre} period="month" />
      </>
    }
    saving={slots.saving}
    bar={slots.bar}
    tags={
      <>
        {slots.labels}
        <p className={styles["name"]}>{of.name}</p>
      </>
    }
    note={offer.notices ? <Notices notices={offer.notices} /> : null}
    action={offer.isOrderedElsewhere ? <OrderedElsewhere /> : slots.action}
    favourite={slots.favourite}
    more={
      <CardDetail
        aside={of.featured === undefined ? undefined : texts.quote(of.featured)}
        openLabel={of.toggle}
        closeLabel={of.toggle}
        onOpen={slots.onOpen}
      >
        {of.children}
      </CardDetail>
    }
  />
);

/** Greyed out: the price is for comparing. */
const OrderedElsewhere = () => (
  <div className={styles["elsewhere"]}>
    <Button isDisabled isFull>
      {texts.goOn}
    </Button>
    <p className={styles["why"]}>{texts.orderedElsewhere}</p>
  </div>
);
