import { useId, useState } from "react";
import { eventsPagePath, riskReceiptPath } from "#domain/addresses/event-paths.ts";
import { linkOutPath } from "#domain/addresses/link-out-paths.ts";
import {
  EVENT_PARAMETER,
  FETCH_ID_PARAMETER,
  PAYMENT_PARAMETER,
  SEARCH_ID_PARAMETER,
  TIMES_PARAMETER,
  YEARS_PARAMETER,
} from "#domain/addresses/parameters.ts";
import type { Place } from "#domain/addresses/place.ts";
import { checkoutPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { costOre, type Halves, HALVES_PER_TIME, MAX_HALVES, rankByRisk } from "#domain/risk/cost-of-risk.ts";
import type { EventOfferView, EventsView } from "#http/contract/events-services.ts";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { eventTexts } from "./events.texts.sv.ts";
import type { Years } from "./read-choice.ts";
import { RiskChart } from "./RiskChart.tsx";
import { RiskOrder } from "./RiskOrder.tsx";
import { costScale, type RiskLines, riskLinesOf, TODAY_LINE } from "./risk-view.ts";
import styles from "./RiskPanel.module.css";

interface RiskPanelProps {
  readonly place: Place;
  readonly view: EventsView;
  readonly halves: Halves;
  readonly years: Years;
}

/** Price and own part together, by how often it happens. */
export function RiskPanel({ place, view, halves: firstHalves, years: firstYears }: RiskPanelProps) {
  const texts = useTexts(eventTexts);
  const [halves, setHalves] = useState(firstHalves);
  const [years, setYears] = useState(firstYears);
  const risk = riskLinesOf(view, texts.row.today);
  const ranked = rankByRisk(risk.lines, halves);
  const [first] = ranked;
  if (!first) return null;
  const scale = costScale(
    risk.lines.filter(({ id }) => risk.named.includes(id)),
    years,
  );
  const best = ranked.find(({ id }) => id !== TODAY_LINE);
  const bestOffer = view.offers.find(({ resultId }) => resultId === best?.id);
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["heading"]} aria-live="polite">
        {headingOf(ranked, halves, texts.risk)}
      </h2>
      <p className={styles["note"]}>{texts.risk.note(years, scale.lowest)}</p>
      <div className={styles["grid"]}>
        <RiskChart risk={risk} scale={scale} halves={halves} years={years} />
        <div className={styles["side"]}>
          <RiskForm place={place} view={view} halves={halves} years={years} onHalves={setHalves} onYears={setYears} />
          <RiskOrder risk={risk} ranked={ranked} costOf={(line) => costOre(line, halves, years)} years={years} />
          {bestOffer ? (
            <LinkButton href={addressOf(place, view, bestOffer)} isFull>
              {texts.risk.goOn(bestOffer.providerName)}
            </LinkButton>
          ) : null}
          {view.hasReceipt ? (
            <a className={styles["receipt"]} href={receiptAddress(place, view, halves)} download>
              {texts.risk.receipt}
            </a>
          ) : null}
          <Notes view={view} risk={risk} />
        </div>
      </div>
    </Card>
  );
}

const receiptAddress = (place: Place, { searchId, event, choices }: EventsView, halves: Halves): string =>
  riskReceiptPath(place, searchId, {
    payment: choices.payment,
    eventId: event.id,
    times: halves / HALVES_PER_TIME,
  });

function Notes({ view, risk }: { readonly view: EventsView; readonly risk: RiskLines }) {
  const texts = useTexts(eventTexts).risk;
  const { frequency } = view.event;
  return (
    <div className={styles["small"]}>
      <p>
        {frequency ? (
          <a href={frequency.url}>{texts.sourced(frequency.perTenYears, frequency.source, frequency.year)}</a>
        ) : (
          texts.assumption
        )}
      </p>
      <p>{texts.example(view.readOn)}</p>
      {risk.uncovered.length > 0 ? <p>{texts.withoutCover(risk.uncovered)}</p> : null}
      {risk.without.length > 0 ? <p>{texts.withoutTerms(risk.without)}</p> : null}
    </div>
  );
}

type Ranked = ReturnType<typeof rankByRisk>;

/** More than this many at the same cost are not listed in a heading. */
const MOST_IN_HEADING = 3;

function headingOf(ranked: Ranked, halves: Halves, texts: typeof eventTexts.risk): string {
  const times = halves / HALVES_PER_TIME;
  const lowest = ranked.filter(({ rank }) => rank === 1);
  if (lowest.length > MOST_IN_HEADING) return texts.severalLowest(times);
  return texts.lowest(
    lowest.map(({ id, name }) => (id === TODAY_LINE ? texts.yours : name)),
    times,
  );
}

function addressOf(place: Place, { searchId, choices }: EventsView, { resultId, taken }: EventOfferView): string {
  if (taken === "here") return checkoutPath(place, resultId, choices);
  return taken === "at-provider" ? linkOutPath(place, resultId) : resultPath(place, searchId, choices);
}

interface RiskFormProps extends RiskPanelProps {
  readonly onHalves: (halves: Halves) => void;
  readonly onYears: (years: Years) => void;
}

/** A form of the page's own address: without script its button asks the server. */
function RiskForm({ place, view, halves, years, onHalves, onYears }: RiskFormProps) {
  const texts = useTexts(eventTexts).risk;
  const id = useId();
  const isScripted = useIsScripted();
  const times = halves / HALVES_PER_TIME;
  const sent = [
    [SEARCH_ID_PARAMETER, view.searchId],
    [FETCH_ID_PARAMETER, view.choices.fetchDataId],
    [PAYMENT_PARAMETER, view.choices.payment],
    [EVENT_PARAMETER, view.event.id],
  ] as const;
  return (
    <form method="get" action={eventsPagePath(place)} className={styles["form"]}>
      {sent.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles["head"]}>
        <label htmlFor={id}>{texts.howOften}</label>
        <output htmlFor={id}>{texts.times(times)}</output>
      </div>
      <input
        id={id}
        type="range"
        name={TIMES_PARAMETER}
        className={styles["range"]}
        min={0}
        max={MAX_HALVES / HALVES_PER_TIME}
        step={1 / HALVES_PER_TIME}
        value={times}
        aria-valuetext={texts.times(times)}
        onChange={({ target }) => onHalves(Math.round(Number(target.value) * HALVES_PER_TIME))}
      />
      <p className={styles["ends"]} aria-hidden="true">
        <span>{texts.never}</span>
        <span>{texts.most}</span>
      </p>
      <fieldset className={styles["years"]}>
        <legend>{texts.over}</legend>
        {([1, 5] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={YEARS_PARAMETER}
              value={each}
              checked={years === each}
              onChange={() => onYears(each)}
            />
            <span>{each === 1 ? texts.oneYear : texts.fiveYears}</span>
          </label>
        ))}
      </fieldset>
      {isScripted ? null : (
        <Button isSubmit look="secondary" isFull>
          {texts.again}
        </Button>
      )}
    </form>
  );
}
