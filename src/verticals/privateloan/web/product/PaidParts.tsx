import { formatKr } from "#domain/format/swedish-format.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { ChartPatterns, edgeOf, fillOf, type Paint, usePatterns } from "#ui/charts/ChartPatterns.tsx";
import { percent } from "#ui/charts/scale.ts";
import type { LoanCost } from "#verticals/privateloan/calculation/loan-cost.ts";
import { productTexts } from "./product.texts.sv.ts";
import styles from "./PaidParts.module.css";

const texts = productTexts.parts;

interface PaidPartsProps {
  readonly amountOre: number;
  readonly cost: LoanCost;
}

/** All that is paid, as one bar: the loan, its interest and its fees. */
export function PaidParts({ amountOre, cost: { years, interestOre, feesOre, totalOre, costOre } }: PaidPartsProps) {
  const parts = [
    { name: texts.loan, ore: amountOre, paint: "price" as const },
    { name: texts.interest, ore: interestOre, paint: "variable" as const },
    { name: texts.fees, ore: feesOre, paint: "fixed" as const },
  ];
  return (
    <ChartFigure
      heading={texts.heading}
      answer={texts.answer(amountOre, years, costOre)}
      legend={parts.map(({ name, ore, paint }) => ({ name: `${name} ${formatKr(ore)}`, paint }))}
      table={{
        caption: texts.caption,
        head: [texts.part, texts.amount],
        rows: parts.map(({ name, ore }) => [name, formatKr(ore)]),
      }}
    >
      <Bar label={texts.spoken(totalOre, amountOre, interestOre, feesOre)} parts={parts} totalOre={totalOre} />
    </ChartFigure>
  );
}

interface BarProps {
  readonly label: string;
  readonly parts: readonly { readonly name: string; readonly ore: number; readonly paint: Paint }[];
  readonly totalOre: number;
}

/** A fee is a small part of a large loan: it is still visible. */
const LEAST_SHARE = 0.01;

function Bar({ label, parts, totalOre }: BarProps) {
  const patterns = usePatterns();
  const shares = parts.map(({ ore }) => (ore === 0 ? 0 : Math.max(LEAST_SHARE, ore / totalOre)));
  const sum = shares.reduce((all, share) => all + share, 0);
  return (
    <svg className={styles["bar"]} role="img" aria-label={label} height="46">
      <ChartPatterns id={patterns} paints={parts.map(({ paint }) => paint)} />
      {parts.map(({ name, paint }, at) => {
        const before = shares.slice(0, at).reduce((all, share) => all + share, 0);
        const share = shares[at] ?? 0;
        return share === 0 ? null : (
          <rect
            key={name}
            x={percent(before / sum)}
            y="1"
            width={percent(share / sum)}
            height="44"
            fill={fillOf(paint, patterns)}
            stroke={edgeOf(paint)}
            strokeWidth="1.5"
          />
        );
      })}
    </svg>
  );
}
