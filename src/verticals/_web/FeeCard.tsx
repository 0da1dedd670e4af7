import type { ReactNode } from "react";
import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { cardTexts as texts } from "./details.texts.sv.ts";

interface FeeCardProps extends Omit<CardProps<{ readonly featured: string | undefined }>, "summary"> {
  /** Of the large price; the small one has the other period. */
  readonly period: FeePeriod;
  readonly hasPriceNote?: boolean;
  readonly lowLogoUrl?: string | undefined;
  /** After the labels of the page. */
  readonly tag: ReactNode;
  /** After the notices. */
  readonly note?: ReactNode;
  /** Instead of the action of the page. */
  readonly action?: ReactNode;
  readonly anchor?: string | undefined;
  readonly toggle: { readonly show: string; readonly hide: string };
  /** The details. */
  readonly children: ReactNode;
}

/** A card with the fee by the month and the year, and details that open under it. */
export function FeeCard({ offer, isBest, isWide, slots, period, ...of }: FeeCardProps) {
  const { providerName, notices, facts } = offer;
  const fees = { month: offer.monthlyFeeOre, year: offer.yearlyFeeOre };
  const other = period === "month" ? "year" : "month";
  return (
    <OfferCard
      name={providerName}
      isBest={isBest}
      isWide={isWide}
      logo={<LogoTile src={offer.logoUrl} fallbackSrc={of.lowLogoUrl} name={providerName} />}
      price={
        <>
          <Price ore={fees[period]} period={period} hasNote={of.hasPriceNote === true} />
          <SmallPrice ore={fees[other]} period={other} />
        </>
      }
      saving={slots.saving}
      bar={slots.bar}
      tags={
        <>
          {slots.labels}
          {of.tag}
        </>
      }
      note={
        of.note || notices ? (
          <>
            <Notices notices={notices} />
            {of.note}
          </>
        ) : null
      }
      action={of.action ?? slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          id={of.anchor}
          aside={facts.featured === undefined ? undefined : texts.quote(facts.featured)}
          openLabel={of.toggle.show}
          closeLabel={of.toggle.hide}
          onOpen={slots.onOpen}
        >
          {of.children}
        </CardDetail>
      }
    />
  );
}
