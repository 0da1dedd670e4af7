import type { ReactNode } from "react";
import styles from "./OfferList.module.css";
import { ListSection } from "./ListSection.tsx";
import { OfferRow, type OfferRowProps } from "./OfferRow.tsx";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { rowTexts } from "#web/shop/offers/result.texts.sv.ts";
import { offerAnchor } from "#web/shop/offers/show-offer.ts";

interface OfferListProps extends Omit<OfferRowProps, "offer" | "isBest"> {
  readonly heading: string;
  readonly isQuiet?: boolean;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly offers: readonly ShownOffer[];
  /** Only one card of the page is the best of all. */
  readonly hasBest: boolean;
}

/** More at once would make a phone's page longer than anyone reads; a few more than these are not worth a press. */
const SHOWN_AT_ONCE = 8;
const WORTH_A_PRESS = 4;

/** Offers in the order the server gave them. Of a long list the end opens on request, without script too. */
export function OfferList({ heading, isQuiet = false, aside, offers, hasBest, ...row }: OfferListProps) {
  const first = offers.length > SHOWN_AT_ONCE + WORTH_A_PRESS ? SHOWN_AT_ONCE : offers.length;
  const list = (part: readonly ShownOffer[], before: number) => (
    <ol className={styles["list"]} start={before + 1}>
      {part.map((offer, index) => (
        <li key={offer.resultId} id={offerAnchor(offer.resultId)} tabIndex={-1}>
          <OfferRow {...row} offer={offer} isBest={hasBest && before + index === 0} />
        </li>
      ))}
    </ol>
  );
  return (
    <ListSection heading={heading} aside={aside} isQuiet={isQuiet}>
      {list(offers.slice(0, first), 0)}
      {first < offers.length ? (
        <details className={styles["rest"]}>
          <summary>{rowTexts.showMore(offers.length - first)}</summary>
          {list(offers.slice(first), first)}
        </details>
      ) : null}
    </ListSection>
  );
}
