import { Card } from "#ui/primitives/Card.tsx";
import { paths } from "#web/paths.ts";
import { resultTexts } from "./result.texts.sv.ts";
import styles from "./SideCard.module.css";

/** Addendum A: how the list is ranked is said on every result page. */
export const RankingCard = () => (
  <Card>
    <h2 className={styles["title"]}>{resultTexts.rankingHeading}</h2>
    <p className={styles["text"]}>{resultTexts.rankingRule}</p>
    <a className={styles["link"]} href={paths.ranking()}>
      {resultTexts.rankingLink}
    </a>
  </Card>
);
