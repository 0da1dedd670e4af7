import styles from "./FactList.module.css";

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** What is so, in two columns. */
export const FactList = ({ rows }: { readonly rows: readonly Fact[] }) =>
  rows.length === 0 ? null : (
    <dl className={styles["list"]}>
      {rows.map(({ name, label, value }) => (
        <div key={name} className={styles["row"]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
