import Columns3 from "lucide-react/icons/columns-3";
import { Suspense, useState } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import { CallToAction } from "#web/shop/offers/CallToAction.tsx";
import { CompareLink } from "./CompareLink.tsx";
import { OfferLabels } from "./OfferLabels.tsx";
import styles from "./OfferRow.module.css";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { offerCardAnchor } from "#web/shop/offers/show-offer.ts";

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
  const { summary, parts } = result;
  const upgrade = web.upgrade?.(summary);
  return (
    <web.Card
      offer={offer}
      offers={result.offers}
      summary={summary}
      isBest={isBest}
      slots={{
        anchor: offerCardAnchor(offer.resultId),
        labels: <OfferLabels labels={offer.labels} bindingMonths={offer.row?.bindingMonths} />,
        saving: <Saving saving={offer.saving} more={offer.more} difference={offer.difference} />,
        ...(offer.row ? { facts: offer.row.facts } : {}),
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
