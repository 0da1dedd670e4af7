import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr, wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { ChartPatterns, edgeOf, fillOf, usePatterns } from "#ui/charts/ChartPatterns.tsx";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { formatRate } from "#verticals/mortgage/mortgage.texts.sv.ts";
import { boardTexts } from "./mortgage-web.texts.sv.ts";
import styles from "./RiseChart.module.css";

const texts = boardTexts.rise;

interface RiseChartProps {
  readonly bank: string;
  readonly facts: MortgageDetail;
}

interface Row {
  readonly name: string;
  readonly rate: number;
  readonly netOre: number;
}

/** What a month costs when the rate rises, amortisation and interest apart. */
export function RiseChart({ bank, facts: { rate, rises, situation, ...facts } }: RiseChartProps) {
  const netOre = wholeKrOre(facts.netOre);
  // Whole kronor, so that what is shown comes to the sum beside it.
  const monthlyOre = wholeKrOre(situation.amortisation.monthlyOre);
  const { percent, percentAbove, limitOre } = situation.relief;
  const rows: Row[] = [
    { name: texts.now(bank), rate, netOre },
    ...rises.map((rise) => ({ name: texts.more(rise.points), rate: rise.rate, netOre: wholeKrOre(rise.netOre) })),
  ];
  const highest = Math.max(...rows.map((row) => row.netOre)) + monthlyOre;
  return (
    <ChartFigure
      heading={texts.title}
      answer={texts.answer((rows.at(-1)?.netOre ?? netOre) - netOre)}
      note={texts.note(rate, percent, percentAbove, limitOre)}
      legend={[
        ...(monthlyOre > 0 ? [{ name: texts.amortisation, paint: "fixed" as const }] : []),
        { name: texts.interest, paint: "price" as const },
      ]}
      table={{
        caption: texts.label,
        head: [texts.row, texts.rate, texts.interest, texts.amortisation, texts.total],
        rows: rows.map((row) => [
          row.name,
          formatRate(row.rate),
          formatKr(row.netOre),
          formatKr(monthlyOre),
          formatKr(row.netOre + monthlyOre),
        ]),
      }}
    >
      <ul className={styles["rows"]} aria-label={texts.label}>
        {rows.map((row) => (
          <li key={row.name} className={styles["row"]}>
            <span className={styles["name"]}>
              <b>{row.name}</b> <span className={styles["rate"]}>{formatRate(row.rate)}</span>
            </span>
            <span className={styles["total"]}>{formatKr(row.netOre + monthlyOre)}</span>
            <CostBar netOre={row.netOre} monthlyOre={monthlyOre} highest={highest} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

interface CostBarProps {
  readonly netOre: number;
  readonly monthlyOre: number;
  readonly highest: number;
}

function CostBar({ netOre, monthlyOre, highest }: CostBarProps) {
  const patterns = usePatterns();
  const share = (ore: number) => `${(ore * 100) / highest}%`;
  return (
    <span className={styles["bar"]} aria-hidden="true">
      <svg width="100%" height="34">
        <ChartPatterns id={patterns} paints={["fixed"]} />
        <rect width={share(monthlyOre)} height="34" fill={fillOf("fixed", patterns)} stroke={edgeOf("fixed")} />
        <rect x={share(monthlyOre)} width={share(netOre)} height="34" fill={fillOf("price", patterns)} />
      </svg>
      {monthlyOre > 0 ? (
        <span className={styles["amortised"]} style={{ maxWidth: share(monthlyOre) }}>
          {formatWhole(wholeKr(monthlyOre))}
        </span>
      ) : null}
      <span className={styles["interest"]} style={{ left: share(monthlyOre) }}>
        {formatWhole(wholeKr(netOre))}
      </span>
    </span>
  );
}
