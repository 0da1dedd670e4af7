import { useTexts } from "#ui/texts/use-texts.ts";
import { rankingPath } from "#domain/addresses/content-paths.ts";
import styles from "./RankingNote.module.css";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";

/** Addendum A: every result page explains how the list is ranked. */
export function RankingNote() {
  const { ranking, rankingLink } = useTexts(resultTexts);
  return (
    <p className={styles["note"]}>
      {ranking} <a href={rankingPath()}>{rankingLink}</a>
    </p>
  );
}
