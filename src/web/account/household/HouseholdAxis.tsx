import { type HouseholdTimeline, placeOf } from "#domain/household/household-timeline.ts";
import { BirdShape } from "#ui/primitives/BirdShape.tsx";
import { householdTexts } from "./household.texts.sv.ts";
import styles from "./HouseholdLines.module.css";
import { monthStarts, percent } from "./line-shape.ts";

/** Pixels that the wire hangs down in its middle. */
const SAG = 8;
const TOP = 40;

const wireAt = (place: number): number => TOP + 4 * place * (1 - place) * SAG;

/** The wire with today's bird, a seed for every day of any line, and the months. For the eye alone. */
export function HouseholdAxis({ timeline }: { readonly timeline: HouseholdTimeline }) {
  const days = timeline.rows.flatMap(({ marks }) => marks.map(({ date }) => date));
  return (
    <div className={styles["axis"]} aria-hidden="true">
      <svg className={styles["wire"]} viewBox="0 0 100 60" preserveAspectRatio="none">
        <path
          d={`M0 ${TOP}Q50 ${TOP + 2 * SAG} 100 ${TOP}`}
          fill="none"
          stroke="var(--line-ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg className={styles["bird"]} viewBox="0 0 64 64" width={44} height={44}>
        <BirdShape />
      </svg>
      <span className={styles["today"]}>{householdTexts.lines.today}</span>
      {[...new Set(days)].map((day) => {
        const place = placeOf(day, timeline);
        return <span key={day} className={styles["seed"]} style={{ left: percent(place), top: wireAt(place) }} />;
      })}
      {monthStarts(timeline).map((day) => (
        <span
          key={day}
          className={styles["month"]}
          data-sparse={day.slice(5, 7) === "01" || day.slice(5, 7) === "05" || day.slice(5, 7) === "09" || undefined}
          style={{ left: percent(placeOf(day, timeline)) }}
        >
          {monthLabel(day)}
        </span>
      ))}
    </div>
  );
}

/** "dec", and with the year where it begins: "jan 2027". */
const monthLabel = (day: string): string => {
  const name = MONTH.format(new Date(`${day}T00:00:00Z`))
    .replace(".", "")
    .slice(0, 3);
  return day.slice(5, 7) === "01" ? `${name} ${day.slice(0, 4)}` : name;
};

const MONTH = new Intl.DateTimeFormat("sv-SE", { month: "short", timeZone: "UTC" });
