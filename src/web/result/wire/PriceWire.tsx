import { memo } from "react";
import { type FeePeriod, formatKr, formatWhole } from "#domain/swedish-format.ts";
import { Perched } from "#ui/illustrations/Perched.tsx";
import { layOutWire, type WirePoint, type WireShape, withinDrawing } from "./lay-out-wire.ts";
import { wireTexts } from "#web/result/result.texts.sv.ts";
import styles from "./PriceWire.module.css";

interface PriceWireProps {
  /** The fee of each offer, ascending. */
  readonly feesOre: readonly number[];
  readonly yoursOre: number | undefined;
  /** What the fees are for: the month unless it says otherwise. */
  readonly period?: FeePeriod | undefined;
}

const SHAPES: readonly (WireShape & {
  readonly name: string;
  readonly seed: number;
  readonly bird: number;
  readonly headroom: number;
})[] = [
  {
    name: "narrow",
    width: 350,
    height: 126,
    top: 80,
    pull: 16,
    edge: 26,
    maxTicks: 4,
    seed: 6.5,
    bird: 0.95,
    headroom: 34,
  },
  {
    name: "medium",
    width: 680,
    height: 154,
    top: 104,
    pull: 28,
    edge: 60,
    maxTicks: 7,
    seed: 8,
    bird: 1.06,
    headroom: 52,
  },
  {
    name: "wide",
    width: 1150,
    height: 154,
    top: 104,
    pull: 28,
    edge: 60,
    maxTicks: 8,
    seed: 8,
    bird: 1.06,
    headroom: 52,
  },
];

/** Pristråden: seeds are offers at their price, the sparrow is the visitor's own, yellow is what can be kept. */
export const PriceWire = memo(({ feesOre, yoursOre, period = "month" }: PriceWireProps) => (
  <div role="img" aria-label={describeWire(feesOre, yoursOre, wireTexts.each[period])}>
    {SHAPES.map((shape) => (
      <Drawing key={shape.name} shape={shape} feesOre={feesOre} yoursOre={yoursOre} />
    ))}
  </div>
));

function Drawing({ shape, feesOre, yoursOre }: PriceWireProps & { readonly shape: (typeof SHAPES)[number] }) {
  const { wire, kept, ticks, seeds, yours } = layOutWire(feesOre.map(toKr), yoursOre && toKr(yoursOre), shape);
  // Where no sparrow sits there is nothing to leave room for.
  const cut = yours ? 0 : shape.headroom;
  const [lowest] = seeds;
  const highest = seeds.length > 1 ? seeds.at(-1) : undefined;
  // Without the sparrow the other end tells how far the prices reach.
  const hasFarLabel = lowest && highest && !yours && highest.x - lowest.x > LABEL_ROOM;
  return (
    <svg className={styles[shape.name]} viewBox={`0 ${cut} ${shape.width} ${shape.height - cut}`} aria-hidden="true">
      {kept ? <path className={styles["kept"]} d={kept} /> : null}
      <path className={styles["wire"]} d={wire} />
      {ticks.map(({ kr, x, y }) => (
        <g key={kr} className={styles["tick"]}>
          <path d={`M${x} ${y + 4}v7`} />
          <text x={x} y={y + 28}>
            {formatWhole(kr)}
          </text>
        </g>
      ))}
      {seeds.map(({ x, y, isAbove }, index) => (
        <circle
          key={index}
          className={isAbove ? styles["above"] : styles["seed"]}
          cx={x}
          cy={y}
          r={isAbove ? shape.seed - 1 : shape.seed}
        />
      ))}
      {lowest ? <Label at={lowest} edge={shape.edge + 8} text={formatKr(feesOre[0] ?? 0)} /> : null}
      {hasFarLabel ? <Label at={highest} edge={0} text={formatKr(feesOre.at(-1) ?? 0)} /> : null}
      {yours && yoursOre !== undefined ? (
        <>
          <Perched x={yours.x} y={yours.y} scale={shape.bird} isLookingLeft={!lowest || lowest.x <= yours.x} />
          <text
            className={styles["label"]}
            x={withinDrawing(yours.x, wireTexts.youToday(formatKr(yoursOre)), shape.width)}
            y={yours.y - 66 * shape.bird}
          >
            {wireTexts.youToday(formatKr(yoursOre))}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** Two amounts side by side. */
const LABEL_ROOM = 90;

/** Above its seed; close to the edge it begins there instead. */
const Label = ({ at, edge, text }: { readonly at: WirePoint; readonly edge: number; readonly text: string }) => (
  <text className={styles["label"]} x={Math.max(at.x, edge)} y={at.y - 18}>
    {text}
  </text>
);

function describeWire(feesOre: readonly number[], yoursOre: number | undefined, each: string): string {
  const [lowest] = feesOre;
  const highest = feesOre.at(-1);
  if (lowest === undefined || highest === undefined) return wireTexts.none;
  const prices =
    feesOre.length === 1
      ? wireTexts.one(each, formatKr(lowest))
      : wireTexts.prices(each, formatKr(lowest), formatKr(highest));
  return yoursOre === undefined ? prices : `${prices} ${wireTexts.yours(formatKr(yoursOre))}`;
}

const toKr = (ore: number): number => Math.round(ore / 100);
