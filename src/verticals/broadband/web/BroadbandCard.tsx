import type { LucideIcon } from "lucide-react";
import Cable from "lucide-react/icons/cable";
import Gauge from "lucide-react/icons/gauge";
import Lock from "lucide-react/icons/lock";
import Smartphone from "lucide-react/icons/smartphone";
import Tv from "lucide-react/icons/tv";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { DetailColumns, DetailStack, FactSection } from "#verticals/_web/DetailPieces.tsx";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";
import { broadbandOfferTexts } from "#verticals/broadband/broadband-offer.texts.sv.ts";
import type { BroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import type { BroadbandType } from "#verticals/broadband/broadband.search.ts";
import { broadbandTypeNames } from "#verticals/broadband/broadband.texts.sv.ts";
import { listSubscriptionRows } from "#verticals/broadband/subscription-rows.ts";
import { broadbandCardTexts as texts } from "./broadband-web.texts.sv.ts";
import styles from "./BroadbandCard.module.css";
import { currentFeeOf, savingOf } from "./current-fee.ts";
import { FeeLine } from "./FeeLine.tsx";
import { TwoYears } from "./TwoYears.tsx";

const ICONS: Readonly<Record<BroadbandType, LucideIcon>> = { fiber: Cable, coax: Tv, mobile: Smartphone };

/** The first year large, the fees of two years as a line, and what two years cost under it. */
export function BroadbandCard({ offer, summary, slots }: CardProps<BroadbandFacts>) {
  const { facts, price, providerName, subscriptionName } = offer;
  const currentOre = currentFeeOf(summary);
  const savedOre = savingOf(facts, price.headline.value, currentOre);
  const Icon = ICONS[facts.type];
  return (
    <OfferCard
      name={`${providerName} ${subscriptionName}`}
      logo={
        <>
          <LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={providerName} />
          <p className={styles["name"]}>{subscriptionName}</p>
        </>
      }
      price={
        <>
          <Price {...price.headline} />
          <TwoYears ore={facts.twoYearsOre} currentOre={currentOre === undefined ? undefined : currentOre * 24} />
        </>
      }
      saving={savedOre === undefined ? slots.saving : <SavingBadge>{texts.saving(savedOre)}</SavingBadge>}
      bar={<FeeLine terms={facts} currentOre={currentOre} spoken={offer.notices} />}
      tags={
        <>
          <p className={styles["speed"]}>
            <Gauge size={20} strokeWidth={1.75} />
            {broadbandOfferTexts.mbit(facts.downMbit, facts.upMbit)}
          </p>
          {slots.labels}
          <Tag>
            <Icon />
            {broadbandTypeNames[facts.type]}
          </Tag>
          {facts.bindingMonths > 0 ? (
            <Tag isQuiet>
              <Lock />
              {texts.bound(facts.bindingMonths)}
            </Tag>
          ) : null}
          {facts.startFeeOre > 0 ? <Tag isQuiet>{texts.startFee(facts.startFeeOre)}</Tag> : null}
        </>
      }
      action={slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          id={slots.anchor}
          aside={cardTexts.quote(facts.info)}
          of={`${providerName} ${subscriptionName}`}
          openLabel={texts.toggle.show}
          closeLabel={texts.toggle.hide}
          onOpen={slots.onOpen}
        >
          <DetailColumns>
            <DetailStack>
              <FactSection title={texts.terms} rows={listSubscriptionRows(facts)} />
            </DetailStack>
            <DetailStack>
              {offer.notices ? <Notices notices={offer.notices} /> : null}
              {slots.compare}
              {slots.lastPurchase}
              {slots.action}
            </DetailStack>
          </DetailColumns>
        </CardDetail>
      }
    />
  );
}
