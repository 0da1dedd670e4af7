import type { ReactNode } from "react";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { WholePrice } from "#ui/primitives/Price.tsx";
import { OtherWay } from "#verticals/_web/OtherWay.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { cardTexts as texts } from "./details.texts.sv.ts";

interface FeeCardProps extends Omit<
  CardProps<{ readonly featured: string | undefined }>,
  "summary" | "offers" | "isBest"
> {
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

/** A card with the large price and its other parts, and details that open under it. */
export function FeeCard({ offer, slots, ...of }: FeeCardProps) {
  const { providerName, notices, facts } = offer;
  return (
    <OfferCard
      name={providerName}
      logo={<LogoTile src={offer.logoUrl} fallbackSrc={of.lowLogoUrl} name={providerName} />}
      price={
        <>
          <WholePrice price={offer.price} hasNote={of.hasPriceNote === true} />
          <OtherWay price={offer.price} />
        </>
      }
      facts={slots.facts}
      saving={slots.saving}
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
          of={providerName}
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
