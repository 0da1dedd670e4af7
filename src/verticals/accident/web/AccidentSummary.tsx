import type { Summary, SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { INSURED, OCCUPATIONS } from "#verticals/accident/accident.search.ts";
import { insuredNames, nameAmount, occupationNames } from "#verticals/accident/accident.texts.sv.ts";
import { accidentSummaryTexts as texts } from "./accident-web.texts.sv.ts";
import styles from "./AccidentSummary.module.css";

/** Who was searched for, and what the price rests on. */
export const AccidentSummary = ({ summary }: SummaryProps) => {
  const { insured, rest } = describeAccidentSearch(summary);
  return (
    <p className={styles["text"]}>
      <strong className={styles["insured"]}>{insured}</strong>
      <span>{rest}</span>
    </p>
  );
};

/** "Mig själv" and "1 000 000 kr, Kontor, farlig sport". */
export function describeAccidentSearch(summary: Summary): { readonly insured: string; readonly rest: string } {
  const { insuredfor, amount, occupation, sports } = summary;
  const parts = [
    amount === undefined ? undefined : nameAmount(amount),
    nameOf(OCCUPATIONS, occupationNames, occupation),
    sports === "yes" ? texts.riskySports : undefined,
  ];
  return { insured: nameOf(INSURED, insuredNames, insuredfor) ?? "", rest: parts.filter(Boolean).join(", ") };
}

function nameOf<Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
  wanted: string | undefined,
): string | undefined {
  const id = ids.find((each) => each === wanted);
  return id && names[id];
}
