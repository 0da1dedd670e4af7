import { houseFetchTexts as texts } from "./house-web.texts.sv.ts";
import styles from "./HouseFetchQuestion.module.css";

/** The tip: nobody is asked who owns the house, because only the one who is insured can fetch anything. */
export const HouseFetchQuestion = () => (
  <>
    <h2 className={styles["title"]}>{texts.title}</h2>
    <p className={styles["text"]}>{texts.tip}</p>
  </>
);
