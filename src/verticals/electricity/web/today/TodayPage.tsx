import { scaleOf } from "#ui/charts/scale.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { POWER_AREAS, type PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { PriceDay, TodayPageData, TodayView } from "#verticals/electricity/today/today-view.ts";
import { answerOfDay, DayChart } from "./DayChart.tsx";
import { MonthsChart } from "./MonthsChart.tsx";
import { TodayAside } from "./TodayAside.tsx";
import { TodayFacts } from "./TodayFacts.tsx";
import { todayTexts as texts } from "./today.texts.sv.ts";
import styles from "./TodayPage.module.css";

/** The form, from any page directly below the vertical's own. */
const FORM_PATH = "../";

/** Prices by quarter hour, without a search: for who has a contract by the hour, and for who wonders about one. */
export function TodayPage({ data: { area, view } }: { readonly data: TodayPageData }) {
  const { shown, tomorrow, today } = view;
  return (
    <Wrap className={styles["page"]}>
      <div className={styles["head"]}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles["lead"]}>{texts.lead(area)}</p>
        </div>
        <Areas chosen={area} />
      </div>
      {shown?.date === today ? null : <Missing shown={shown} />}
      {shown ? <TodayFacts view={view} /> : null}
      <div className={styles["columns"]}>
        <div className={styles["charts"]}>
          <Days area={area} view={view} />
          {tomorrow ? null : (
            <Card>
              <h2 className={styles["aside-heading"]}>{texts.noTomorrowHeading}</h2>
              <p>{texts.noTomorrow}</p>
            </Card>
          )}
          <MonthsChart area={area} months={view.months} />
        </div>
        <TodayAside view={view} formPath={FORM_PATH} />
      </div>
    </Wrap>
  );
}

const Areas = ({ chosen }: { readonly chosen: PowerArea }) => (
  <nav className={styles["areas"]} aria-label={texts.areas}>
    {POWER_AREAS.map((area) => (
      <a
        key={area}
        className={styles["area"]}
        href={`?omrade=${area}`}
        aria-current={area === chosen ? "page" : undefined}
      >
        {area}
      </a>
    ))}
  </nav>
);

const Missing = ({ shown }: { readonly shown: PriceDay | undefined }) => (
  <AlertBanner tone="notice" title={shown ? texts.behindTitle : texts.noneTitle}>
    <p>{shown ? texts.behind(shown.date) : texts.none}</p>
  </AlertBanner>
);

function Days({ area, view }: { readonly area: PowerArea; readonly view: TodayView }) {
  const { shown, tomorrow, today, now } = view;
  // Two days are compared on one scale.
  const scale = scaleOf([...(shown?.values ?? []), ...(tomorrow?.values ?? [])].map((value) => value / 100));
  const isToday = shown?.date === today;
  return (
    <>
      {shown ? (
        <DayChart
          area={area}
          day={shown}
          heading={isToday ? texts.todayHeading(shown.date) : texts.lastHeading(shown.date)}
          answer={answerOfDay(shown, now)}
          now={now}
          scale={scale}
        />
      ) : null}
      {tomorrow ? (
        <DayChart
          area={area}
          day={tomorrow}
          heading={texts.tomorrowHeading(tomorrow.date)}
          answer={isToday ? `${comparedText(shown, tomorrow)} ${texts.sameScale}` : answerOfDay(tomorrow, undefined)}
          scale={scale}
        />
      ) : null}
    </>
  );
}

function comparedText(today: PriceDay, tomorrow: PriceDay): string {
  const difference = tomorrow.mean - today.mean;
  if (difference === 0) return texts.tomorrowSame;
  return difference < 0 ? texts.tomorrowCheaper(-difference) : texts.tomorrowDearer(difference);
}
