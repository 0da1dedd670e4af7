import type { ReactNode } from "react";
import type { FeePeriod } from "#domain/swedish-format.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { CardOffer, CardProps } from "#verticals/_contract/vertical-web.ts";
import { cardTexts as texts } from "./details.texts.sv.ts";
import styles from "./NamedOfferCard.module.css";

interface NamedOfferCardProps extends Pick<CardProps<unknown>, "isBest" | "isWide" | "slots"> {
  readonly offer: Omit<CardOffer<unknown>, "facts">;
  readonly period: FeePeriod;
  /** What the insurance is called, under the provider's logo. */
  readonly name: string;
  /** The provider's own line. */
  readonly featured: string | undefined;
  /** One name for the toggle, open or closed. */
  readonly toggle: string;
  /** The details. */
  readonly children: ReactNode;
}

/** A card with one price and the insurance's own name. */
export const NamedOfferCard = ({ offer, isBest, isWide, slots, ...of }: NamedOfferCardProps) => (
  <OfferCard
    name={offer.providerName}
    isBest={isBest}
    isWide={isWide}
    logo={<LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={offer.providerName} />}
    price={
      <span className={styles["fee"]}>
        <Price ore={of.period === "year" ? offer.yearlyFeeOre : offer.monthlyFeeOre} period={of.period} />
      </span>
    }
    saving={slots.saving}
    bar={slots.bar}
    tags={<p className={styles["name"]}>{of.name}</p>}
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
