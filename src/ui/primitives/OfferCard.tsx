import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./OfferCard.module.css";
import { Skeleton } from "./Skeleton.tsx";

interface OfferCardProps {
  readonly name: string;
  readonly logo: ReactNode;
  readonly price: ReactNode;
  /** What the offer is called, and the like. */
  readonly text?: ReactNode;
  readonly tags?: ReactNode;
  /** The line under the card: what more there is to know. */
  readonly more?: ReactNode;
  /** The cheapest of its list has an ink line. */
  readonly isBest?: boolean;
}

/** One grid for every offer in every state, so that nothing moves when a price lands. */
export const OfferCard = ({ name, logo, price, text, tags, more, isBest }: OfferCardProps) => (
  <article className={classNames(styles["offer"], isBest && styles["best"])} aria-label={name}>
    <div className={styles["logo"]}>{logo}</div>
    <div className={styles["price"]}>{price}</div>
    {text ? <div className={styles["text"]}>{text}</div> : null}
    {tags ? <div className={styles["tags"]}>{tags}</div> : null}
    {more ? <div className={styles["more"]}>{more}</div> : null}
  </article>
);

/** Decoration only: what is going on is told in words elsewhere. */
export const OfferSkeleton = () => (
  <div className={styles["offer"]} aria-hidden="true">
    <div className={styles["logo"]}>
      <Skeleton width="7.5rem" height={32} />
    </div>
    <div className={styles["price"]}>
      <Skeleton width="8rem" height={34} />
      <Skeleton width="5.25rem" height={15} />
    </div>
    <div className={styles["more"]}>
      <Skeleton width="13rem" height={15} />
    </div>
  </div>
);
