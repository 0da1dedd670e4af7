import type { CostLine, RiskRank } from "#domain/risk/cost-of-risk.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { eventTexts } from "./events.texts.sv.ts";
import { LineSample } from "./LineSample.tsx";
import { type RiskLines, TODAY_LINE } from "./risk-view.ts";
import type { Years } from "./read-choice.ts";
import styles from "./RiskOrder.module.css";

interface RiskOrderProps {
  readonly risk: RiskLines;
  readonly ranked: readonly RiskRank[];
  readonly costOf: (line: CostLine) => number;
  readonly years: Years;
}

const SHOWN_AT_FIRST = 4;

/** The offers by what they cost at so many times: the lowest first. */
export function RiskOrder({ risk, ranked, costOf, years }: RiskOrderProps) {
  const texts = useTexts(eventTexts).risk;
  const rows = ranked.map((line) => (
    <li key={line.id} className={styles["row"]}>
      <LineSample place={risk.named.indexOf(line.id)} isToday={line.id === TODAY_LINE} />
      <span className={styles["name"]}>
        {line.id === TODAY_LINE ? <span className={styles["today"]}>{line.name}</span> : line.name}
      </span>
      <span className={classNames(styles["cost"], line.rank === 1 && styles["lowest"])}>
        {texts.cost(costOf(line), years)}
      </span>
    </li>
  ));
  const more = rows.slice(SHOWN_AT_FIRST);
  return (
    <div>
      <h3 className={styles["heading"]}>{texts.order}</h3>
      <ol className={styles["rows"]}>{rows.slice(0, SHOWN_AT_FIRST)}</ol>
      {more.length > 0 ? (
        <details className={styles["more"]}>
          <summary>{texts.all(more.length)}</summary>
          <ol className={styles["rows"]} start={SHOWN_AT_FIRST + 1}>
            {more}
          </ol>
        </details>
      ) : null}
    </div>
  );
}
