import { Price } from "#ui/primitives/Price.tsx";
import type { TypedProps } from "#verticals/_contract/vertical-web.ts";
import { typedContractTexts as texts } from "./electricity-web.texts.sv.ts";
import { readTypedContract } from "./typed-contract.ts";
import styles from "./TypedContract.module.css";

/** What the visitor pays today: what the list is compared with. */
export function TypedContract({ summary, place }: TypedProps) {
  const typed = readTypedContract(summary);
  if (place === "legend") {
    return (
      <p className={styles["legend"]} aria-hidden="true">
        <span className={styles["year"]}>{texts.year}</span>
        <span>{texts.range}</span>
        {typed ? <span className={styles["yours"]}>{texts.yours(typed.yearOre)}</span> : null}
      </p>
    );
  }
  if (!typed) return null;
  const { presentend, exitfee } = summary;
  return (
    <section className={styles[place]} aria-label={texts.title}>
      <h2 className={styles["title"]}>{texts.title}</h2>
      <Price value={typed.yearOre} unit="ore-year" isMedium />
      <p className={styles["basis"]}>
        {texts.basis(typed.priceKwh, typed.yearlyUseKwh)}
        {presentend ? ` ${texts.bound(presentend)}` : null}
        {Number(exitfee) > 0 ? ` ${texts.exitFee(Number(exitfee) * 100)}` : null}
      </p>
    </section>
  );
}
