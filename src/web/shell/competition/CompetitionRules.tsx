import { NativeDialog } from "#ui/overlays/NativeDialog.tsx";
import styles from "./CompetitionRules.module.css";
import { competitionTexts as texts } from "./competition.texts.sv.ts";

export const COMPETITION_RULES_ID = "tavlingsregler";

/** F-071. */
export const CompetitionRules = () => (
  <NativeDialog id={COMPETITION_RULES_ID} title={texts.rulesTitle}>
    <dl className={styles["rules"]}>
      {texts.rules.map(({ heading, text }) => (
        <div key={heading}>
          <dt className={styles["heading"]}>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </NativeDialog>
);
