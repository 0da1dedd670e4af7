import { type CarFacts, listExcesses, type ShownExcess } from "./car-facts.ts";
import { carCardTexts as texts } from "./car-card.texts.sv.ts";
import visuallyHidden from "#ui/primitives/VisuallyHidden.module.css";
import styles from "./ExcessTable.module.css";
import { ExplainTerms } from "./ExplainTerms.tsx";

interface ExcessTableProps {
  readonly facts: CarFacts;
  readonly providerName: string;
}

/** The columns explain themselves to the eye. */
const hidden = visuallyHidden["hidden"];

export const ExcessTable = ({ facts, providerName }: ExcessTableProps) => (
  <section>
    <div className={styles["head"]}>
      <h3>{texts.excessTitle}</h3>
      <ExplainTerms />
    </div>
    <p className={styles["help"]}>{texts.excessHelp}</p>
    <table className={styles["table"]}>
      <caption className={hidden}>{texts.excessesOf(providerName)}</caption>
      <thead className={hidden}>
        <tr>
          <th scope="col">{texts.damage}</th>
          <th scope="col">{texts.youPay}</th>
        </tr>
      </thead>
      <tbody>
        {listExcesses(facts).map((excess) => (
          <ExcessRow key={excess.type} excess={excess} />
        ))}
      </tbody>
    </table>
  </section>
);

const ExcessRow = ({ excess: { name, description, lines, isIncluded } }: { readonly excess: ShownExcess }) => (
  <tr className={isIncluded ? styles["included"] : styles["excluded"]}>
    <th scope="row">
      {name}
      {lines.map((line) => (
        <small key={line} className={styles["line"]}>
          {line}
        </small>
      ))}
    </th>
    <td>{description}</td>
  </tr>
);
