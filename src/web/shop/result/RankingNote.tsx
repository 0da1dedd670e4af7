import { useTexts } from "#ui/texts/use-texts.ts";
import { paths } from "#domain/addresses/paths.ts";
import styles from "./RankingNote.module.css";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";

/** Addendum A: how the list is ranked is said on every result page. */
export function RankingNote() {
  const { ranking, rankingLink } = useTexts(resultTexts);
  return (
    <p className={styles["note"]}>
      {ranking} <a href={paths.ranking()}>{rankingLink}</a>
    </p>
  );
}
