import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./OfferCard.module.css";
import { Skeleton } from "./Skeleton.tsx";

interface OfferCardProps {
  readonly name: string;
  readonly logo: ReactNode;
  readonly price: ReactNode;
  /** What people choose by, beside the price: its excess, what two events cost. */
  readonly facts?: readonly CardFact[] | undefined;
  /** The saving from choosing it. */
  readonly saving?: ReactNode;
  /** Takes the place of the facts: how the price lies beside the others. */
  readonly bar?: ReactNode;
  readonly tags?: ReactNode;
  /** A mandatory note beside the price. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly favourite?: ReactNode;
  /** Opens under the row. */
  readonly more?: ReactNode;
  /** What the visitor has today: it is marked, and has nothing to open. */
  readonly isOwn?: boolean;
}

export interface CardFact {
  readonly label: string;
  readonly text: string;
}

/** One grid for every offer in every state, so that nothing moves when a price lands. It fits the room that it has, not the window. */
export const OfferCard = ({ name, isOwn, ...parts }: OfferCardProps) =>
  isOwn ? (
    <section className={classNames(styles["offer"], styles["own"])} aria-label={name}>
      <Row {...parts} />
    </section>
  ) : (
    <article className={styles["offer"]} aria-label={name}>
      <Row {...parts} />
    </article>
  );

interface OfferHeadProps {
  /** Over the names, or alone where there is no room for more. */
  readonly legend: ReactNode;
  readonly price: ReactNode;
  /** The scale that the bars of the rows share. */
  readonly bar: ReactNode;
}

/** Over a list of rows with bars: in the columns that the rows have. */
export const OfferHead = ({ legend, price, bar }: OfferHeadProps) => (
  <div className={classNames(styles["offer"], styles["head"])} aria-hidden="true">
    <div className={classNames(styles["row"], styles["withBar"])}>
      <div className={styles["logo"]}>{legend}</div>
      <div className={styles["price"]}>{price}</div>
      <div className={styles["bar"]}>{bar}</div>
    </div>
  </div>
);

const Row = (parts: Omit<OfferCardProps, "name" | "isOwn">) => (
  <div
    className={classNames(
      styles["row"],
      Boolean(parts.bar) && styles["withBar"],
      !parts.more && !parts.action && styles["awaited"],
    )}
  >
    <div className={styles["logo"]}>{parts.logo}</div>
    <div className={styles["price"]}>{parts.price}</div>
    {parts.facts && parts.facts.length > 0 ? (
      <dl className={styles["facts"]}>
        {parts.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    {parts.bar ? <div className={styles["bar"]}>{parts.bar}</div> : null}
    {parts.tags ? <div className={styles["tags"]}>{parts.tags}</div> : null}
    <div className={styles["saving"]}>{parts.saving}</div>
    {/* Belongs to the price: it is read out before the way on. */}
    {parts.note ? <div className={styles["note"]}>{parts.note}</div> : null}
    {parts.action ? <div className={styles["action"]}>{parts.action}</div> : null}
    {parts.favourite ? <div className={styles["favourite"]}>{parts.favourite}</div> : null}
    {parts.more}
  </div>
);

/** Decoration only: the progress is described in text elsewhere. */
export const OfferSkeleton = () => (
  <div className={styles["offer"]} aria-hidden="true">
    <div className={classNames(styles["row"], styles["awaited"])}>
      <div className={styles["logo"]}>
        <Skeleton width="7.5rem" height={32} />
      </div>
      <div className={styles["price"]}>
        <Skeleton width="8rem" height={34} />
        <Skeleton width="5.25rem" height={15} />
      </div>
    </div>
  </div>
);
