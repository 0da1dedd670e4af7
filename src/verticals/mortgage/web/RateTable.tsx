import { formatLongDate, formatMonth } from "#domain/calendar/format-date.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import type { MortgageDetail, TermRate } from "#verticals/mortgage/mortgage.offer.ts";
import { TERMS } from "#verticals/mortgage/mortgage.search.ts";
import { formatRate, presentTermName, termName } from "#verticals/mortgage/mortgage.texts.sv.ts";
import { boardTexts } from "./mortgage-web.texts.sv.ts";
import styles from "./RateTable.module.css";

const texts = boardTexts.rates;

interface RateTableProps {
  readonly offers: readonly CardOffer<MortgageDetail>[];
}

/** Every bank and every term. A narrow screen has room for the chosen term alone. */
export function RateTable({ offers }: RateTableProps) {
  const [best] = offers;
  if (!best) return null;
  const { termMonths, rate, today, averageMonth } = best.facts;
  const lowest = TERMS.map((term) => Math.min(...offers.flatMap(({ facts }) => rateOf(facts, term)?.list ?? [])));
  const listedOn =
    offers
      .map(({ facts }) => facts.listedOn)
      .toSorted()
      .at(-1) ?? "";
  const columnOf = (term: number) => classNames(styles["cell"], term === termMonths && styles["chosen"]);
  return (
    <section>
      <div className={styles["top"]}>
        <h2 className={styles["title"]}>{texts.title}</h2>
        <span className={styles["listed"]}>{texts.listed(formatLongDate(listedOn))}</span>
      </div>
      <p className={styles["answer"]}>{texts.lowest(termMonths, best.providerName, rate)}</p>
      <table className={styles["table"]}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.bank}</th>
            {TERMS.map((term) => (
              <th key={term} scope="col" className={columnOf(term)}>
                {termName(term)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ resultId, providerName, logoUrl, lowLogoUrl, facts }) => (
            <tr key={resultId}>
              <th scope="row">
                <LogoTile src={logoUrl} fallbackSrc={lowLogoUrl} name={providerName} />
              </th>
              {TERMS.map((term, at) => (
                <td key={term} className={columnOf(term)}>
                  <RateCell rate={rateOf(facts, term)} lowest={lowest[at]} />
                </td>
              ))}
            </tr>
          ))}
          {today ? (
            <tr className={styles["today"]}>
              <th scope="row">{texts.today}</th>
              <td colSpan={TERMS.length}>
                {formatRate(today.rate)} <span className={styles["term"]}>{presentTermName(today.termMonths)}</span>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <p className={styles["averages"]}>{texts.averages(formatMonth(averageMonth))}</p>
    </section>
  );
}

const rateOf = ({ rates }: MortgageDetail, term: number): TermRate | undefined =>
  rates.find(({ months }) => months === term);

function RateCell({ rate, lowest }: { readonly rate: TermRate | undefined; readonly lowest: number | undefined }) {
  if (!rate)
    return (
      <>
        <span aria-hidden="true">{texts.none}</span>
        <VisuallyHidden>{texts.hasNone}</VisuallyHidden>
      </>
    );
  return (
    <>
      {rate.list === lowest ? (
        <>
          <span className={styles["lowest"]}>{formatRate(rate.list)}</span>
          <VisuallyHidden> {texts.isLowest}</VisuallyHidden>
        </>
      ) : (
        formatRate(rate.list)
      )}
      {rate.average === undefined ? null : <span className={styles["average"]}>{texts.average(rate.average)}</span>}
    </>
  );
}
