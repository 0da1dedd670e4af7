import type { ReactNode } from "react";
import styles from "./OfferList.module.css";

interface ListSectionProps {
  readonly heading: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The same heading over prices that land as over those that have, so that nothing moves in between. */
export const ListSection = ({ heading, aside, children }: ListSectionProps) => (
  <section className={styles["section"]}>
    <div className={styles["head"]}>
      <h2>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
);
