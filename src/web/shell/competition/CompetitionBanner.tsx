import type { ReactNode } from "react";
import { opensDialog } from "#ui/overlays/NativeDialog.tsx";
import styles from "./CompetitionBanner.module.css";
import { COMPETITION_RULES_ID } from "./CompetitionRules.tsx";
import { competitionTexts as texts } from "./competition.texts.sv.ts";

interface CompetitionBannerProps {
  /** The form by which a buyer signs up. */
  readonly signUp?: ReactNode;
}

/** F-070: both states are in the page; an attribute of the document for a purchase decides which is visible. */
export const CompetitionBanner = ({ signUp }: CompetitionBannerProps) => (
  <>
    <div className={styles["intro"]}>
      <p>
        <span className={styles["wide"]}>{texts.intro}</span>
        <span className={styles["narrow"]}>{texts.introShort}</span> <RulesButton />
      </p>
    </div>
    <div className={styles["signUp"]} role="status">
      <p>
        <span className={styles["wide"]}>{texts.signUp}</span>
        <span className={styles["narrow"]}>{texts.signUpShort}</span>{" "}
        <span className={styles["wide"]}>
          <RulesButton />
        </span>
      </p>
      {signUp}
    </div>
  </>
);

const RulesButton = () => (
  <button type="button" className={styles["rules"]} {...opensDialog(COMPETITION_RULES_ID)}>
    {texts.howItWorks}
  </button>
);
