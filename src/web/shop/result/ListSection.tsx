import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./OfferList.module.css";

interface ListSectionProps {
  readonly heading: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  /** The page states it already: the heading is for who reads by headings. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** The same heading over prices that land as over those that have, so that nothing moves in between. */
export const ListSection = ({ heading, aside, isQuiet, children }: ListSectionProps) => (
  <section className={styles["section"]}>
    <div className={classNames(styles["head"], isQuiet && styles["quiet"])}>
      <h2>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
);
