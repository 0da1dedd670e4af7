import type { ReactNode } from "react";
import styles from "./OfferList.module.css";
import { ListSection } from "./ListSection.tsx";
import { OfferRow, type OfferRowProps } from "./OfferRow.tsx";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { offerAnchor } from "#web/shop/offers/show-offer.ts";

interface OfferListProps extends Omit<OfferRowProps, "offer" | "isBest"> {
  readonly heading: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly offers: readonly ShownOffer[];
  /** Only one card of the page is the cheapest of all. */
  readonly hasBest: boolean;
}

/** Offers in the order the server gave them. */
export const OfferList = ({ heading, aside, offers, hasBest, ...row }: OfferListProps) => (
  <ListSection heading={heading} aside={aside}>
    <ol className={styles["list"]}>
      {offers.map((offer, index) => (
        <li key={offer.resultId} id={offerAnchor(offer.resultId)} tabIndex={-1}>
          <OfferRow {...row} offer={offer} isBest={hasBest && index === 0} />
        </li>
      ))}
    </ol>
  </ListSection>
);
