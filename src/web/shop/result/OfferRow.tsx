import { Columns3 } from "lucide-react";
import { Suspense, useState } from "react";
import { formatKr } from "#domain/format/swedish-format.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { PriceBar } from "#ui/primitives/PriceBar.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import { CallToAction } from "#web/shop/offers/CallToAction.tsx";
import { CompareLink } from "./CompareLink.tsx";
import { OfferLabels } from "./OfferLabels.tsx";
import styles from "./OfferRow.module.css";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";
import { barTexts, priceScaleTexts, resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { offerCardAnchor } from "#web/shop/offers/show-offer.ts";
import { feeOf, periodOf } from "#web/shop/offers/shown-fee.ts";

export interface OfferRowProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly offer: ShownOffer;
  readonly isBest: boolean;
  readonly slots: ResultSlots;
  /** Undefined when there are too few offers to compare. */
  readonly onCompare: ((resultId: string) => void) | undefined;
}

const UpgradeBox = lazyWithReload(() => import("./upgrade/UpgradeBox.tsx").then((module) => module.UpgradeBox));

/** One offer: the vertical's card, with the parts that every card has. */
export function OfferRow({ web, result, offer, isBest, slots: { Favourite, LastPurchase }, onCompare }: OfferRowProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const { summary, parts, yoursOre } = result;
  const upgrade = web.upgrade?.(summary);
  return (
    <web.Card
      offer={offer}
      offers={result.offers}
      summary={summary}
      isBest={isBest}
      isWide={yoursOre === undefined && !web.formBeside}
      slots={{
        anchor: offerCardAnchor(offer.resultId),
        labels: <OfferLabels labels={offer.labels} />,
        saving: <Saving saving={offer.saving} difference={offer.difference} />,
        bar: yoursOre === undefined ? null : <OfferBar offer={offer} yoursOre={yoursOre} offers={result.offers} />,
        action: parts.hasCheckout ? (
          <LinkButton href={checkoutPath(web.description, offer.resultId, result.choices)}>
            <CallToAction offer={offer} />
          </LinkButton>
        ) : null,
        favourite: Favourite ? <Favourite offer={offer} /> : null,
        lastPurchase: LastPurchase ? <LastPurchase shopId={offer.shopId} hasOpened={hasOpened} /> : null,
        upgrade:
          hasOpened && upgrade ? (
            <Suspense fallback={null}>
              <UpgradeBox
                vertical={web.description}
                searchId={result.searchId}
                choices={result.choices}
                upgrade={upgrade}
                offer={offer}
              />
            </Suspense>
          ) : null,
        compare: onCompare ? (
          <div className={styles["compare"]}>
            <CompareLink look="soft" isFull onCompare={() => onCompare(offer.resultId)}>
              <Columns3 size={20} strokeWidth={1.75} />
              {web.compare?.cardLink ?? resultTexts.compareExcesses}
            </CompareLink>
          </div>
        ) : null,
        onOpen: () => setHasOpened(true),
      }}
    />
  );
}

interface OfferBarProps {
  readonly offer: ShownOffer;
  /** For the year. */
  readonly yoursOre: number;
  readonly offers: readonly ShownOffer[];
}

function OfferBar({ offer, yoursOre: yearlyOre, offers }: OfferBarProps) {
  const period = periodOf(offer.price.headline.unit);
  const ore = feeOf(offer, period);
  const yoursOre = period === "month" ? yearlyOre / 12 : yearlyOre;
  const each = priceScaleTexts.each[period];
  const fee = formatKr(ore);
  const difference = formatKr(Math.abs(ore - yoursOre));
  const label =
    ore < yoursOre
      ? barTexts.cheaper(fee, difference, each)
      : ore > yoursOre
        ? barTexts.dearer(fee, difference, each)
        : barTexts.same(fee, each);
  const highestOre = Math.max(...offers.map((each) => feeOf(each, period)));
  const isSaving = offer.saving?.isForSameCover;
  return <PriceBar ore={ore} yoursOre={yoursOre} highestOre={highestOre} label={label} isSaving={isSaving} />;
}
