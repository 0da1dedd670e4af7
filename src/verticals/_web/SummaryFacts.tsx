import styles from "./SummaryFacts.module.css";

interface SummaryFactsProps {
  readonly facts: readonly {
    readonly term: string;
    readonly value: string;
    /** Needs the whole line. */
    readonly isWide?: boolean;
  }[];
  /** Everything else that the prices rest on. */
  readonly rest?: string;
}

/** What was searched for, on a screen with no room for the form. */
export const SummaryFacts = ({ facts, rest }: SummaryFactsProps) => (
  <div className={styles["summary"]}>
    <dl className={styles["facts"]}>
      {facts.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? styles["wide"] : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {rest ? <p className={styles["rest"]}>{rest}</p> : null}
  </div>
);
