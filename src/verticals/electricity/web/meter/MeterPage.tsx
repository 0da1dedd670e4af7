import ChevronRight from "lucide-react/icons/chevron-right";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { formatMonth } from "#domain/calendar/format-date.ts";
import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import type { MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";
import { CostChart, UseChart } from "./MeterCharts.tsx";
import { MeterInput } from "./MeterInput.tsx";
import { MeterMove } from "./MeterMove.tsx";
import { MeterRanking } from "./MeterRanking.tsx";
import { costToday, monthsOfUse, rankContracts } from "./meter-view.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";
import { warningsOf } from "./meter-warnings.ts";
import { type MeterState, useMeter } from "./use-meter.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./MeterPage.module.css";

type List = NonNullable<MeterPageData["list"]>;

const MONTH_NAMES = Array.from(
  { length: 12 },
  (_, index) => formatMonth(`2026-${String(index + 1).padStart(2, "0")}`).split(" ")[0] ?? "",
);

/** The visitor's list, ranked by the visitor's own meter. What is read never leaves the browser. */
export const MeterPage = ({ data: { list, formHref, today } }: { readonly data: MeterPageData }) => (
  <Wrap className={styles["page"]}>
    <nav aria-label={texts.crumbs}>
      <ol className={styles["crumbs"]}>
        <li>
          <a href={formHref}>{texts.service}</a>
        </li>
        {list ? (
          <li>
            <ChevronRight size={16} strokeWidth={2} />
            <a href={list.resultHref}>{texts.list(list.contracts.length)}</a>
          </li>
        ) : null}
        <li>
          <ChevronRight size={16} strokeWidth={2} />
          <span aria-current="page">{texts.page}</span>
        </li>
      </ol>
    </nav>
    <div>
      <h1>{texts.title}</h1>
      <p className={styles["lead"]}>{texts.lead}</p>
    </div>
    {list ? (
      <>
        <noscript>
          <AlertBanner tone="notice">{texts.noScript}</AlertBanner>
        </noscript>
        <OwnMeter list={list} today={today} />
      </>
    ) : (
      <AlertBanner tone="info" title={texts.noListTitle}>
        <p className={styles["no-list"]}>{texts.noList}</p>
        <LinkButton href={formHref}>{texts.toForm}</LinkButton>
      </AlertBanner>
    )}
  </Wrap>
);

function OwnMeter({ list, today }: { readonly list: List; readonly today: string }) {
  const { state, readFile, readMonths } = useMeter(list, today);
  return (
    <>
      <MeterInput read={readOf(state)} monthNames={MONTH_NAMES} onFile={readFile} onMonths={readMonths} />
      <div role="status">{state.kind === "working" ? <p>{texts.working}</p> : null}</div>
      {state.kind === "refused" ? (
        <AlertBanner tone="wrong" title={texts.refusedTitle} isAnnounced>
          {texts.refusals[state.reason]}
        </AlertBanner>
      ) : null}
      {state.kind === "failed" ? (
        <AlertBanner tone="wrong" isAnnounced>
          {texts.failed}
        </AlertBanner>
      ) : null}
      {state.kind === "answered" ? <Answered answer={state.answer} list={list} /> : null}
    </>
  );
}

function readOf(state: MeterState) {
  if (state.kind !== "answered") return undefined;
  const { answer, fileName } = state;
  const total = Math.round(answer.totalWh / 1000);
  return answer.file
    ? {
        name: fileName ?? "",
        detail: texts.filePeriod(answer.file.from, answer.file.to, Math.round(answer.file.totalWh / 1000)),
      }
    : { name: texts.typedName, detail: texts.typedTotal(total) };
}

const PARTS = 4;

function Answered({ answer, list }: { readonly answer: MeterAnswer; readonly list: List }) {
  const ranked = rankContracts(list.contracts, answer);
  const months = monthsOfUse(answer);
  const priceKwh = list.currentPriceKwh;
  const ore = costToday(answer.totalWh, priceKwh);
  const warnings = warningsOf(answer);
  // From the top down, so that nothing that is shown moves.
  const step = useSteps(PARTS);
  return (
    <>
      {warnings.length > 0 ? (
        <AlertBanner tone="notice" title={texts.warningsTitle} isAnnounced>
          <ul className={styles["warnings"]}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </AlertBanner>
      ) : null}
      <UseChart months={months} />
      {step > 1 ? (
        <CostChart
          ranked={ranked}
          months={months}
          today={ore === undefined || priceKwh === undefined ? undefined : { ore, priceKwh }}
        />
      ) : null}
      {step > 2 ? <MeterMove answer={answer} ranked={ranked} /> : null}
      {step > 3 ? <MeterRanking ranked={ranked} /> : null}
    </>
  );
}
