import { type CostLine, costOre, type Halves, HALVES_PER_TIME, MAX_HALVES } from "#domain/risk/cost-of-risk.ts";
import { toNumber } from "#domain/risk/lower-envelope.ts";
import { ChartTable } from "#ui/charts/ChartTable.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { axisText, eventTexts, timesText } from "./events.texts.sv.ts";
import { lineStyle } from "./line-styles.ts";
import type { Years } from "./read-choice.ts";
import { type CostScale, type RiskLines, shortNames, spreadLabels, TODAY_LINE } from "./risk-view.ts";
import styles from "./RiskChart.module.css";

interface RiskChartProps {
  readonly risk: RiskLines;
  readonly scale: CostScale;
  readonly halves: Halves;
  readonly years: Years;
}

const MOST_TIMES = MAX_HALVES / HALVES_PER_TIME;
const PLOT_PX = 320;
const LABEL_GAP_PX = 20;
/** Longer names need a wider part of the band. */
const LONG_NAME = 8;

const at = (times: number): string => `${Math.round((times / MOST_TIMES) * 10_000) / 100}%`;

/** Lines that cross. The text beside it, the list and the table have all that it shows. */
export function RiskChart({ risk: { lines, parts, named }, scale, halves, years }: RiskChartProps) {
  const texts = useTexts(eventTexts).risk;
  const yOf = (ore: number) => ((scale.highest - ore) / (scale.highest - scale.lowest)) * PLOT_PX;
  const path = (line: CostLine) =>
    `M0 ${yOf(costOre(line, 0, years))}L${MOST_TIMES} ${yOf(costOre(line, MAX_HALVES, years))}`;
  const find = (id: string) => lines.find((line) => line.id === id);
  const shown = named.flatMap((id) => find(id) ?? []);
  const thin = lines.filter(({ id }) => !named.includes(id));
  const times = halves / HALVES_PER_TIME;
  const short = shortNames(lines);
  const dots = shown.map((line) => ({ line, y: yOf(costOre(line, halves, years)) }));
  const lowest = dots.toSorted((a, b) => b.y - a.y)[0];
  const labels = spreadLabels(
    shown.map((line) => yOf(costOre(line, MAX_HALVES, years))),
    LABEL_GAP_PX,
    PLOT_PX,
  );
  const envelope = parts.flatMap(({ id, from, to }) => {
    const line = find(id);
    return line ? [pointOf(line, toNumber(from), years, yOf), pointOf(line, toNumber(to), years, yOf)] : [];
  });
  const summary = parts
    .map(({ id, from, to }) => texts.partOf(find(id)?.name ?? "", toNumber(from), toNumber(to)))
    .join(" ");
  return (
    <figure className={styles["figure"]}>
      <div className={styles["frame"]} role="img" aria-label={summary}>
        <div className={styles["plot"]} style={{ height: PLOT_PX }}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles["tick"]} style={{ top: yOf(tick) }}>
              <span>{axisText(tick)}</span>
            </span>
          ))}
          <svg
            className={styles["lines"]}
            viewBox={`0 0 ${MOST_TIMES} ${PLOT_PX}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles["envelope"]} d={`M${envelope.join("L")}`} />
            {thin.map((line) => (
              <path key={line.id} className={styles["thin"]} d={path(line)} />
            ))}
            {shown.map((line, place) => (
              <path
                key={line.id}
                className={line.id === TODAY_LINE ? styles["today"] : styles["line"]}
                d={path(line)}
                strokeDasharray={lineStyle(place)}
              />
            ))}
          </svg>
          <span className={styles["marker"]} style={{ left: at(times) }} />
          <span
            className={styles["marker-text"]}
            data-side={times > MOST_TIMES / 2 ? "left" : "right"}
            style={{ left: at(times) }}
          >
            {texts.marker(times)}
          </span>
          {dots.map(({ line, y }) => (
            <span key={line.id} className={styles["dot"]} style={{ left: at(times), top: y }} />
          ))}
          {lowest ? (
            <span className={styles["lowest"]} style={{ left: at(times), top: lowest.y }}>
              {texts.cost(costOre(lowest.line, halves, years), years).replace(/\/.*$/, "")}
            </span>
          ) : null}
          {shown.map((line, place) => (
            <span key={line.id} className={styles["label"]} style={{ top: labels[place] }}>
              {short.get(line.id)}
            </span>
          ))}
        </div>
        <div className={styles["axis"]}>
          {Array.from({ length: MOST_TIMES + 1 }, (_, each) => (
            <span key={each} style={{ left: at(each) }}>
              {each}
            </span>
          ))}
          <span className={styles["here"]} style={{ left: at(times) }}>
            {timesText(times)}
          </span>
        </div>
        <div className={styles["band"]}>
          <span className={styles["band-name"]}>{texts.lowestBand}</span>
          {parts.map(({ id, from, to }) => {
            const share = (toNumber(to) - toNumber(from)) / MOST_TIMES;
            return (
              <span
                key={id}
                className={styles["part"]}
                style={{ left: at(toNumber(from)), width: `calc(${share * 100}% - 3px)` }}
              >
                <span data-long={(short.get(id) ?? "").length >= LONG_NAME}>{short.get(id)}</span>
              </span>
            );
          })}
        </div>
      </div>
      {thin.length > 0 ? <p className={styles["others"]}>{texts.others}</p> : null}
      <RiskTable lines={lines} years={years} />
    </figure>
  );
}

/** Between whole steps of the slider a point is where the line is. */
function pointOf({ premiumOre, ownOre }: CostLine, times: number, years: Years, yOf: (ore: number) => number): string {
  return `${times} ${yOf((premiumOre + (ownOre * times) / 10) * years)}`;
}

function RiskTable({ lines, years }: { readonly lines: readonly CostLine[]; readonly years: Years }) {
  const texts = useTexts(eventTexts).risk;
  const steps = Array.from({ length: MOST_TIMES + 1 }, (_, times) => times);
  return (
    <div className={styles["table"]}>
      <ChartTable
        caption={texts.tableCaption(years)}
        summary={texts.table}
        head={[texts.company, ...steps.map(String)]}
        rows={lines.map((line) => [
          line.name,
          ...steps.map((times) => axisText(Math.round(costOre(line, times * HALVES_PER_TIME, years) / 100) * 100)),
        ])}
      />
    </div>
  );
}
