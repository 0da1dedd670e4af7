import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import type { EventsView } from "#http/contract/events-services.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { TermsCitation } from "#domain/cover/cover.ts";
import type { CoverOutcome } from "#domain/cover/outcome.ts";
import { eventTexts } from "./events.texts.sv.ts";
import { paysNothing } from "./NotCovered.tsx";
import styles from "./OutcomeList.module.css";

/** The smallest own parts; the rest is one press away. */
const SHOWN_AT_FIRST = 5;

/** What each offer pays at the event, and what the visitor has today. */
export function OutcomeList({ view: { offers, today, event } }: { readonly view: EventsView }) {
  const texts = useTexts(eventTexts).row;
  const outcomes = [today, ...offers].map((each) => each?.outcome);
  const wholeOre = event.isPayout
    ? Math.max(1, ...outcomes.map((outcome) => outcome?.insurerOre ?? 0))
    : event.damageOre;
  const shownOf = (outcome: CoverOutcome | undefined, addOn?: string) => (
    <Outcome outcome={outcome} wholeOre={wholeOre} isPayout={event.isPayout ?? false} addOn={addOn} />
  );
  // Those that pay nothing are named once.
  const listed = event.isPayout ? offers : offers.filter((offer) => !paysNothing(offer));
  const rows = listed.map(({ resultId, slug, providerName, subscriptionName, fee, outcome, ...at }) => (
    <li key={resultId} className={styles["row"]}>
      <div className={styles["who"]}>
        <LogoTile src={providerLogoPath(slug)} name={providerName} />
        <span>
          {texts.offer(subscriptionName, fee)}
          {at.chosen.length > 0 ? ` ${texts.chosen(at.chosen)}` : null}
        </span>
      </div>
      {shownOf(outcome, at.addOn && texts.addOn(at.addOn.name, at.addOn.yearlyOre, at.addOn.ownOre))}
    </li>
  ));
  const more = rows.slice(SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles["rows"]}>
        {rows.slice(0, SHOWN_AT_FIRST)}
        {today ? (
          <li className={styles["row"]}>
            <div className={styles["who"]}>
              {today.slug === undefined ? (
                <strong className={styles["today-name"]}>{today.providerName}</strong>
              ) : (
                <LogoTile src={providerLogoPath(today.slug)} name={today.providerName} />
              )}
              <span>{texts.todayOffer(today.insuranceName ?? today.providerName, today.yearlyFeeOre)}</span>
              <span className={styles["today"]}>{texts.today}</span>
            </div>
            {shownOf(today.outcome)}
          </li>
        ) : null}
      </ul>
      {more.length > 0 ? (
        <details className={styles["more"]}>
          <summary>{texts.more(more.length)}</summary>
          <ul className={styles["rows"]}>{more}</ul>
        </details>
      ) : null}
    </>
  );
}

interface OutcomeProps {
  readonly outcome: CoverOutcome | undefined;
  /** What the whole bar stands for: the damage, or the largest payout. */
  readonly wholeOre: number;
  readonly isPayout: boolean;
  /** What would pay more, and is not chosen. */
  readonly addOn: string | undefined;
}

function Outcome({ outcome, wholeOre, isPayout, addOn }: OutcomeProps) {
  const texts = useTexts(eventTexts).row;
  if (!outcome)
    return (
      <>
        <div className={styles["paid"]}>
          <p className={styles["amount"]}>{texts.unknown}</p>
          <div className={styles["unknown"]} aria-hidden="true" />
        </div>
        <p className={styles["quote"]}>{texts.unknownWhy}</p>
      </>
    );
  const { isCovered, ownOre, insurerOre, citation } = outcome;
  return (
    <>
      <div className={styles["paid"]}>
        <p className={styles["amount"]}>
          {isPayout ? texts.insurerPays(insurerOre) : texts.youPay(ownOre)}
          {isCovered ? null : <span className={styles["lacking"]}>{texts.notCovered}</span>}
        </p>
        {isCovered ? (
          <div className={styles["bar"]}>
            <span
              className={isPayout ? styles["payout"] : styles["own"]}
              style={{ width: shareOf(isPayout ? insurerOre : ownOre, wholeOre) }}
            />
            {isPayout ? null : <span className={styles["insurer"]}>{texts.insurer(insurerOre)}</span>}
          </div>
        ) : (
          <div className={styles["hatched"]} aria-hidden="true" />
        )}
        {addOn === undefined ? null : <p className={styles["add-on"]}>{addOn}</p>}
      </div>
      <div className={styles["quote"]}>{citation ? <Cited citation={citation} /> : <p>{texts.stated}</p>}</div>
    </>
  );
}

const shareOf = (ore: number, wholeOre: number): string => `${Math.min(100, (ore / wholeOre) * 100)}%`;

function Cited({ citation: { quote, document, place, url } }: { readonly citation: TermsCitation }) {
  const texts = useTexts(eventTexts).row;
  const source = texts.source(document, place);
  return (
    <>
      <p>{texts.quote(holdNumbers(quote))}</p>
      {url === undefined ? (
        <p className={styles["source"]}>{source}</p>
      ) : (
        <NewTabLink href={url} className={styles["source"]}>
          {source}
        </NewTabLink>
      )}
    </>
  );
}

/** An amount in a quote is not broken over two lines. */
const holdNumbers = (quote: string): string => quote.replaceAll(/(\d) (?=\d{3}\b|kr\b|%)/g, "$1\u00A0");
