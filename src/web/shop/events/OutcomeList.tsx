import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import type { EventsView } from "#http/contract/events-services.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { EventOutcome } from "#verticals/_contract/events.ts";
import { eventTexts } from "./events.texts.sv.ts";
import styles from "./OutcomeList.module.css";

/** As many as are compared at a glance. */
const SHOWN_AT_FIRST = 5;

/** What each offer pays at the event, and what the visitor has today. */
export function OutcomeList({ view: { offers, today, event } }: { readonly view: EventsView }) {
  const texts = useTexts(eventTexts).row;
  const rows = offers.map(({ resultId, slug, providerName, subscriptionName, monthlyFeeOre, outcome }) => (
    <li key={resultId} className={styles["row"]}>
      <div className={styles["who"]}>
        <LogoTile src={providerLogoPath(slug)} name={providerName} />
        <span>{texts.offer(subscriptionName, monthlyFeeOre)}</span>
      </div>
      <Outcome outcome={outcome} damageOre={event.damageOre} />
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
            <Outcome outcome={today.outcome} damageOre={event.damageOre} />
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
  readonly outcome: EventOutcome | undefined;
  readonly damageOre: number;
}

function Outcome({ outcome, damageOre }: OutcomeProps) {
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
  const share = Math.min(100, (ownOre / damageOre) * 100);
  return (
    <>
      <div className={styles["paid"]}>
        <p className={styles["amount"]}>
          {texts.youPay(ownOre)}
          {isCovered ? null : <span className={styles["lacking"]}>{texts.notCovered}</span>}
        </p>
        {isCovered ? (
          <div className={styles["bar"]}>
            <span className={styles["own"]} style={{ width: `${share}%` }} />
            <span className={styles["insurer"]}>{texts.insurer(insurerOre)}</span>
          </div>
        ) : (
          <div className={styles["hatched"]} aria-hidden="true" />
        )}
      </div>
      <div className={styles["quote"]}>
        {citation ? (
          <>
            <p>{texts.quote(holdNumbers(citation.quote))}</p>
            {citation.url === undefined ? (
              <p className={styles["source"]}>{texts.source(citation.document, citation.place)}</p>
            ) : (
              <NewTabLink href={citation.url} className={styles["source"]}>
                {texts.source(citation.document, citation.place)}
              </NewTabLink>
            )}
          </>
        ) : (
          <p>{texts.stated}</p>
        )}
      </div>
    </>
  );
}

/** An amount in a quote is not broken over two lines. */
const holdNumbers = (quote: string): string => quote.replaceAll(/(\d) (?=\d{3}\b|kr\b|%)/g, "$1\u00A0");
