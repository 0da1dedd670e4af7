import { memo } from "react";
import { type FeePeriod, formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import { Perched } from "#ui/illustrations/Perched.tsx";
import { layOutPriceScale, type PriceScalePoint, type PriceScaleShape, clampLabelX } from "./lay-out-price-scale.ts";
import { priceScaleTexts } from "#web/shop/offers/result.texts.sv.ts";
import styles from "./PriceScale.module.css";

interface PriceScaleProps {
  /** The fee of each offer, ascending. */
  readonly feesOre: readonly number[];
  readonly yoursOre: number | undefined;
  /** The period of the fees: the month by default. */
  readonly period?: FeePeriod | undefined;
  readonly isSaving?: boolean | undefined;
}

const SHAPES: readonly (PriceScaleShape & {
  readonly name: string;
  readonly markRadius: number;
  readonly bird: number;
  readonly headroom: number;
})[] = [
  {
    name: "narrow",
    width: 350,
    height: 78,
    top: 42,
    pull: 5,
    edge: 26,
    maxTicks: 4,
    markRadius: 5.5,
    bird: 0.5,
    headroom: 8,
  },
  {
    name: "medium",
    width: 680,
    height: 86,
    top: 46,
    pull: 9,
    edge: 40,
    maxTicks: 7,
    markRadius: 6,
    bird: 0.5,
    headroom: 12,
  },
  {
    name: "wide",
    width: 620,
    height: 80,
    top: 42,
    pull: 8,
    edge: 34,
    maxTicks: 6,
    markRadius: 6,
    bird: 0.5,
    headroom: 8,
  },
];

/** The price scale: a mark for each offer at its price, the sparrow at the visitor's own price, and the saving in yellow. */
export const PriceScale = memo(({ feesOre, yoursOre, period = "month", isSaving = true }: PriceScaleProps) => (
  <div role="img" aria-label={describePriceScale(feesOre, yoursOre, priceScaleTexts.each[period])}>
    {SHAPES.map((shape) => (
      <ScaleGraphic key={shape.name} shape={shape} feesOre={feesOre} yoursOre={yoursOre} isSaving={isSaving} />
    ))}
  </div>
));

function ScaleGraphic({
  shape,
  feesOre,
  yoursOre,
  isSaving,
}: PriceScaleProps & { readonly shape: (typeof SHAPES)[number] }) {
  const { linePath, savingPath, ticks, offerMarks, yours } = layOutPriceScale(
    feesOre.map(wholeKr),
    yoursOre && wholeKr(yoursOre),
    shape,
  );
  // Without a sparrow no headroom is needed.
  const cut = yours ? 0 : shape.headroom;
  const [lowest] = offerMarks;
  const highest = offerMarks.length > 1 ? offerMarks.at(-1) : undefined;
  // Without a sparrow the highest price is labelled too.
  const far = formatKr(feesOre.at(-1) ?? 0);
  const hasFarLabel = lowest && highest && !yours && highest.x - lowest.x > LABEL_ROOM;
  return (
    <svg className={styles[shape.name]} viewBox={`0 ${cut} ${shape.width} ${shape.height - cut}`} aria-hidden="true">
      {savingPath && isSaving ? <path className={styles["saving"]} d={savingPath} /> : null}
      <path className={styles["line"]} d={linePath} />
      {ticks.map(({ kr, x, y }) => (
        <g key={kr} className={styles["tick"]}>
          <path d={`M${x} ${y + 4}v7`} />
          <text x={x} y={y + 25}>
            {formatWhole(kr)}
          </text>
        </g>
      ))}
      {offerMarks.map(({ x, y, isAbove }, index) => (
        <circle
          key={index}
          className={isAbove ? styles["above"] : styles["offerMark"]}
          cx={x}
          cy={y}
          r={isAbove ? shape.markRadius - 1 : shape.markRadius}
        />
      ))}
      {lowest ? <Label at={lowest} x={Math.max(lowest.x, shape.edge + 8)} text={formatKr(feesOre[0] ?? 0)} /> : null}
      {hasFarLabel ? <Label at={highest} x={clampLabelX(highest.x, far, shape.width)} text={far} /> : null}
      {yours && yoursOre !== undefined ? (
        <>
          <Perched x={yours.x} y={yours.y} scale={shape.bird} isLookingLeft={!lowest || lowest.x <= yours.x} />
          <text
            className={styles["label"]}
            x={clampLabelX(yours.x, priceScaleTexts.youToday(formatKr(yoursOre)), shape.width)}
            y={yours.y - 66 * shape.bird}
          >
            {priceScaleTexts.youToday(formatKr(yoursOre))}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** Two amounts side by side. */
const LABEL_ROOM = 90;

/** Above its mark, or as near to it as the edge allows. */
const Label = ({ at, x, text }: { readonly at: PriceScalePoint; readonly x: number; readonly text: string }) => (
  <text className={styles["label"]} x={x} y={at.y - 12}>
    {text}
  </text>
);

function describePriceScale(feesOre: readonly number[], yoursOre: number | undefined, each: string): string {
  const [lowest] = feesOre;
  const highest = feesOre.at(-1);
  if (lowest === undefined || highest === undefined) return priceScaleTexts.none;
  const prices =
    feesOre.length === 1
      ? priceScaleTexts.one(each, formatKr(lowest))
      : priceScaleTexts.prices(each, formatKr(lowest), formatKr(highest));
  return yoursOre === undefined ? prices : `${prices} ${priceScaleTexts.yours(formatKr(yoursOre))}`;
}
