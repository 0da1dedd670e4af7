import { formatKr } from "#domain/format/swedish-format.ts";
import { BarComparison } from "#ui/charts/BarComparison.tsx";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import type { LoanCost } from "#verticals/privateloan/calculation/loan-cost.ts";
import { productTexts } from "./product.texts.sv.ts";

const texts = productTexts.times;

interface TimesComparedProps {
  readonly chosen: LoanCost;
  /** By time, with the chosen one among them. */
  readonly compared: readonly LoanCost[];
}

/** What the same loan costs over other times. */
export function TimesCompared({ chosen, compared }: TimesComparedProps) {
  return (
    <ChartFigure
      heading={texts.heading}
      answer={answerOf(chosen, compared)}
      note={texts.note}
      table={{
        caption: texts.caption,
        head: [texts.time, texts.monthly, texts.interest, texts.total],
        rows: compared.map(({ years, monthlyOre, interestOre, totalOre }) => [
          productTexts.yearsName(years),
          formatKr(monthlyOre),
          formatKr(interestOre),
          formatKr(totalOre),
        ]),
      }}
    >
      <BarComparison
        label={texts.label}
        bars={compared.map(({ years, monthlyOre, interestOre }) => ({
          name: productTexts.yearsName(years),
          note: texts.perMonth(monthlyOre),
          value: interestOre,
          text: formatKr(interestOre),
          paint: years === chosen.years ? "yours-use" : "variable",
        }))}
      />
    </ChartFigure>
  );
}

/** Compared with the next shorter time; the shortest with the next longer. */
function answerOf(chosen: LoanCost, compared: readonly LoanCost[]): string {
  const at = compared.findIndex(({ years }) => years === chosen.years);
  const shorter = compared[at - 1];
  if (shorter)
    return texts.shorter(
      shorter.years,
      chosen.years,
      chosen.interestOre - shorter.interestOre,
      shorter.monthlyOre - chosen.monthlyOre,
    );
  const longer = compared[at + 1];
  return longer ? texts.shortest(chosen.years, longer.years, longer.interestOre - chosen.interestOre) : "";
}
