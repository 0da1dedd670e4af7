import { memo } from "react";
import { sortReceivedFees, type ProviderProgress } from "#domain/search/search-progress.ts";
import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard, OfferSkeleton } from "#ui/primitives/OfferCard.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { Skeleton } from "#ui/primitives/Skeleton.tsx";
import styles from "./LandingOffers.module.css";
import listStyles from "./OfferList.module.css";
import type { ShownProvider } from "#web/shop/offers/present-result.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";

interface LandingOffersProps {
  readonly providers: readonly ShownProvider[];
  readonly progress: readonly ProviderProgress[];
  /** The sort order of the list. */
  readonly period: FeePeriod;
  /** No more prices will come. */
  readonly isOver: boolean;
}

/** More moving dots than this are distracting; the rest wait as grey cards. */
const NAMED_WAITING = 4;

/** Prices in order as they arrive, then the awaited ones, in the boxes that the offers will have. */
export function LandingOffers({ providers, progress, period, isOver }: LandingOffersProps) {
  const byId = new Map(providers.map((provider) => [provider.providerId, provider]));
  const answered = new Set(progress.filter(({ hasAnswered }) => hasAnswered).map(({ providerId }) => providerId));
  const landed = sortReceivedFees(progress, period);
  const waiting = isOver ? [] : providers.filter(({ providerId }) => !answered.has(providerId));
  return (
    <ul className={listStyles["list"]}>
      {landed.map(({ providerId, feeOre }, index) => (
        // By place, not by provider: a price that lands changes what the rows hold, and moves none of them.
        <li key={index}>
          <LandedCard provider={byId.get(providerId)} feeOre={feeOre} period={period} />
        </li>
      ))}
      {waiting.map((provider, index) => (
        <li key={landed.length + index} aria-hidden={index >= NAMED_WAITING || undefined}>
          {index < NAMED_WAITING ? <WaitingCard provider={provider} /> : <OfferSkeleton />}
        </li>
      ))}
    </ul>
  );
}

interface LandedCardProps {
  readonly provider: ShownProvider | undefined;
  readonly feeOre: number;
  readonly period: FeePeriod;
}

/** Rendered once: the answer of another insurer does not change it. */
const LandedCard = memo(({ provider, feeOre, period }: LandedCardProps) => {
  if (!provider) return null;
  return (
    <OfferCard
      name={provider.name}
      logo={<LogoTile src={provider.logoUrl} name={provider.name} />}
      price={
        <>
          <Price value={feeOre} unit={`ore-${period}`} />
          <Skeleton width="5.25rem" height={15} />
        </>
      }
    />
  );
});

const WaitingCard = memo(({ provider }: { readonly provider: ShownProvider }) => (
  <OfferCard
    name={provider.name}
    logo={<LogoTile src={provider.logoUrl} name={provider.name} />}
    price={
      <>
        <span className={styles["dots"]}>
          <Dots size={11} label="" />
        </span>
        <span className={styles["waiting"]}>{resultTexts.fetchingPrice}</span>
      </>
    }
  />
));
