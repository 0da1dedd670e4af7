import type { TodayView } from "#verticals/electricity/today/today-view.ts";
import { clockAt } from "#verticals/electricity/today/quarter-clock.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { formatOre, todayTexts as texts } from "./today.texts.sv.ts";
import styles from "./TodayPage.module.css";

/** The three answers that most come for. */
export function TodayFacts({ view }: { readonly view: TodayView }) {
  const { today, shown, now, cheapestAhead } = view;
  const isToday = shown?.date === today;
  return (
    <dl className={styles["facts"]}>
      <Fact
        name={texts.cheapestAhead}
        isBest
        value={cheapestAhead ? texts.time(cheapestAhead.from, cheapestAhead.to) : texts.noneAhead}
        detail={
          cheapestAhead
            ? texts.cheapestAheadWhen(cheapestAhead.date !== today, cheapestAhead.mean)
            : isToday
              ? texts.noneAheadWhy
              : texts.noneAheadDown
        }
      />
      <Fact
        name={texts.now}
        {...(now && shown
          ? {
              value: formatOre(now.value),
              unit: texts.unit,
              detail: quarterText(now.at, shown.values.length),
            }
          : { value: texts.noneAhead, detail: texts.nowUnknown })}
      />
      <Fact
        name={texts.dearestToday}
        {...(isToday
          ? shown.dearest.length > 0
            ? {
                value: formatOre(shown.highest.value),
                unit: texts.unit,
                detail: quarterText(shown.highest.at, shown.values.length),
              }
            : { value: formatOre(shown.mean), unit: texts.unit, detail: texts.flatToday }
          : { value: texts.noneAhead, detail: texts.noneAheadDown })}
      />
    </dl>
  );
}

const quarterText = (at: number, count: number): string => texts.time(clockAt(at, count), clockAt(at + 1, count));

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly detail: string;
  readonly isBest?: boolean;
}

const Fact = ({ name, value, unit, detail, isBest }: FactProps) => (
  <div className={classNames(styles["fact"], isBest && styles["best-fact"])}>
    <dt>{name}</dt>
    <dd className={styles["fact-value"]}>
      {value}
      {unit ? <span className={styles["fact-unit"]}>{unit}</span> : null}
    </dd>
    <dd>{detail}</dd>
  </div>
);
