import type { LeadFact } from "#domain/lead/lead.ts";
import styles from "./LeadPage.module.css";

/** Names and values, as they are sent. */
export const LeadFacts = ({ facts }: { readonly facts: readonly LeadFact[] }) => (
  <dl className={styles["facts"]}>
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
