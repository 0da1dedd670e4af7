import Info from "lucide-react/icons/info";
import { rankingPath } from "#domain/addresses/content-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import type { OverviewProps } from "#verticals/_contract/vertical-web.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { LoanToValue } from "./LoanToValue.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { boardTexts as texts } from "./mortgage-web.texts.sv.ts";
import styles from "./MortgageBoard.module.css";
import { RateTable } from "./RateTable.tsx";
import { RiseChart } from "./RiseChart.tsx";
import { SwitchCard } from "./SwitchCard.tsx";

/** What the loan costs, what it stands and what a switch gives, with the bank that is first. */
export function MortgageBoard({ offers }: OverviewProps<MortgageDetail>) {
  const [best] = offers;
  if (!best) return null;
  const { facts, providerName } = best;
  return (
    <article className={styles["board"]} aria-label={texts.label}>
      <div className={styles["side"]}>
        <SwitchCard best={best} />
        <MonthCard facts={facts} />
        <p className={styles["note"]}>
          <Info size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {texts.note} <a href={rankingPath()}>{texts.rankingLink}</a>
          </span>
        </p>
      </div>
      <div className={styles["main"]}>
        <Card>
          <LoanToValue situation={facts.situation} />
        </Card>
        <Card>
          <RateTable offers={offers} />
        </Card>
        <Card>
          <RiseChart bank={providerName} facts={facts} />
        </Card>
      </div>
    </article>
  );
}
