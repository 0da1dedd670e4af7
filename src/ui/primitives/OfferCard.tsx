import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./OfferCard.module.css";
import { Skeleton } from "./Skeleton.tsx";

interface OfferCardProps {
  readonly name: string;
  readonly logo: ReactNode;
  readonly price: ReactNode;
  /** The saving from choosing it; shown beside the price. */
  readonly saving?: ReactNode;
  readonly bar?: ReactNode;
  readonly tags?: ReactNode;
  /** A mandatory note beside the price. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly favourite?: ReactNode;
  /** The line under the card: more details. */
  readonly more?: ReactNode;
  /** The cheapest of its list has an ink line. */
  readonly isBest?: boolean;
  /** Without a bar, and with nothing beside the list, everything has room on one line. */
  readonly isWide?: boolean;
}

/** One grid for every offer in every state, so that nothing moves when a price lands. */
export const OfferCard = ({ name, isBest, isWide, ...parts }: OfferCardProps) => (
  <article
    className={classNames(
      styles["offer"],
      !parts.bar && styles["barless"],
      isBest && styles["best"],
      isWide && styles["wide"],
    )}
    aria-label={name}
  >
    <div className={styles["logo"]}>{parts.logo}</div>
    <div className={styles["mid"]}>
      <div className={styles["price"]}>{parts.price}</div>
      {parts.saving}
    </div>
    {parts.bar ? <div className={styles["bar"]}>{parts.bar}</div> : null}
    {parts.tags ? <div className={styles["tags"]}>{parts.tags}</div> : null}
    {parts.note ? <div className={styles["note"]}>{parts.note}</div> : null}
    {parts.action ? <div className={styles["action"]}>{parts.action}</div> : null}
    {parts.favourite ? <div className={styles["favourite"]}>{parts.favourite}</div> : null}
    {parts.more ? <div className={styles["more"]}>{parts.more}</div> : null}
  </article>
);

/** Decoration only: the progress is described in text elsewhere. */
export const OfferSkeleton = ({ isWide = false }: { readonly isWide?: boolean }) => (
  <div className={classNames(styles["offer"], isWide && styles["wide"])} aria-hidden="true">
    <div className={styles["logo"]}>
      <Skeleton width="7.5rem" height={32} />
    </div>
    <div className={styles["mid"]}>
      <div className={styles["price"]}>
        <Skeleton width="8rem" height={34} />
        <Skeleton width="5.25rem" height={15} />
      </div>
    </div>
    {isWide ? null : (
      <div className={styles["bar"]}>
        <Skeleton width="100%" height={8} />
      </div>
    )}
    <div className={styles["more"]}>
      <Skeleton width="13rem" height={15} />
    </div>
  </div>
);
