import { type CarFacts, listExcesses, type ShownExcess } from "./car-facts.ts";
import { carWebTexts } from "./car-web.texts.sv.ts";
import styles from "./CarDetails.module.css";

interface CarDetailsProps {
  readonly facts: CarFacts;
  readonly providerName: string;
}

export const CarDetails = ({ facts, providerName }: CarDetailsProps) => (
  <div className={styles["columns"]}>
    <section>
      <h3>{carWebTexts.excessTitle}</h3>
      <p className={styles["help"]}>{carWebTexts.excessHelp}</p>
      <table className={styles["table"]}>
        <thead className={styles["head"]}>
          <tr>
            <th scope="col">{carWebTexts.damage}</th>
            <th scope="col">{carWebTexts.youPay}</th>
          </tr>
        </thead>
        <tbody>
          {listExcesses(facts).map((excess) => (
            <ExcessRow key={excess.name} excess={excess} />
          ))}
        </tbody>
      </table>
    </section>
    {facts.benefits.length > 0 ? (
      <section>
        <h3>{carWebTexts.benefitsOf(providerName)}</h3>
        <ul className={styles["benefits"]}>
          {facts.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
    ) : null}
  </div>
);

const ExcessRow = ({ excess }: { readonly excess: ShownExcess }) => (
  <tr className={excess.isIncluded ? styles["included"] : styles["excluded"]}>
    <th scope="row">
      {excess.name}
      {excess.disclaimer ? <small className={styles["disclaimer"]}>{excess.disclaimer}</small> : null}
    </th>
    <td>{excess.description}</td>
  </tr>
);
