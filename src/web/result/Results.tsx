import { formatFee } from "#domain/swedish-format.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { AboutSearch } from "./AboutSearch.tsx";
import styles from "./OfferList.module.css";
import type { ShownResult } from "./present-result.ts";
import { RankingCard } from "./RankingCard.tsx";
import { resultTexts } from "./result.texts.sv.ts";
import { ResultColumns } from "./ResultColumns.tsx";
import { ResultHeading } from "./ResultHeading.tsx";

interface ResultsProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** The finished list, in the order the server gave it. */
export const Results = ({ web, result: { offers, summary, askedCount, silent } }: ResultsProps) => (
  <>
    <ResultHeading
      title={web.resultTitle(offers.length, summary)}
      lead={resultTexts.from(formatFee(Math.min(...offers.map(({ monthlyFeeOre }) => monthlyFeeOre)), "month"))}
    />
    <ResultColumns
      side={
        <>
          <AboutSearch askedCount={askedCount} offeredCount={offers.length} silent={silent} />
          <RankingCard />
        </>
      }
    >
      <h2 className={styles["heading"]}>{resultTexts.allOffers}</h2>
      <ol className={styles["list"]}>
        {offers.map((offer, index) => (
          <li key={`${offer.providerId} ${offer.subscriptionName}`}>
            <web.Card offer={offer} isBest={index === 0} />
          </li>
        ))}
      </ol>
    </ResultColumns>
  </>
);
