import { useTexts } from "#ui/texts/use-texts.ts";
import { rankingPath } from "#domain/addresses/content-paths.ts";
import styles from "./RankingNote.module.css";
import type { ListOrder } from "#verticals/_contract/list-choices.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { periodOf } from "#web/shop/offers/shown-fee.ts";

interface RankingNoteProps {
  readonly web: Pick<VerticalWeb, "gain" | "overview" | "description">;
  /** Where the visitor may choose one. */
  readonly order?: Pick<ListOrder<never>, "ranking"> | undefined;
  /** There are several ways of paying, and the list is of one of them. */
  readonly isByPayment?: boolean;
}

/** Addendum A: every result page explains how the list is ranked. */
export function RankingNote({ web, order, isByPayment = false }: RankingNoteProps) {
  const { ranking, rankingByPayment, rankingFirstYear, rankingLink } = useTexts(resultTexts);
  const byFee =
    periodOf(web.description.headlineUnit) === "first-year"
      ? rankingFirstYear
      : isByPayment
        ? rankingByPayment
        : ranking;
  return (
    <p className={styles["note"]}>
      {order?.ranking ?? (web.gain ?? web.overview)?.ranking ?? byFee} <a href={rankingPath()}>{rankingLink}</a>
    </p>
  );
}
