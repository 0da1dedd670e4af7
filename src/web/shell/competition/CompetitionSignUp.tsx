import { classNames } from "#ui/primitives/class-names.ts";
import { competitionPath } from "#domain/addresses/content-paths.ts";
import styles from "./CompetitionBanner.module.css";
import { competitionTexts as texts } from "./competition.texts.sv.ts";

/** The way from the banner to the sign-up, which needs no script. */
export const CompetitionSignUp = () => (
  <a className={classNames(styles["rules"], styles["link"])} href={`${competitionPath()}#${ENTRY_ANCHOR}`}>
    {texts.signUpLink}
  </a>
);

export const ENTRY_ANCHOR = "anmalan";
