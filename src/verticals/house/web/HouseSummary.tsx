import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { houseSummaryTexts as texts } from "./house-web.texts.sv.ts";
import styles from "./HouseSummary.module.css";

/** Spec 3 §2.12: the house that was searched for, on a screen with no room for the form. */
export const HouseSummary = ({ summary }: SummaryProps) => (
  <dl className={styles["facts"]}>
    <Fact term={texts.address} isWide>
      {[summary["address"], summary["zip"]].filter(Boolean).join(", ")}
    </Fact>
    <Fact term={texts.purchaseYear} isWide>
      {summary["purchaseyear"] ?? ""}
    </Fact>
    <Fact term={texts.livingArea}>{texts.squareMetres(summary["livingarea"] ?? "0")}</Fact>
    <Fact term={texts.otherArea}>{texts.squareMetres(summary["biarea"] ?? "0")}</Fact>
  </dl>
);

interface FactProps {
  readonly term: string;
  readonly isWide?: boolean;
  readonly children: string;
}

const Fact = ({ term, isWide, children }: FactProps) => (
  <div className={isWide ? styles["wide"] : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
