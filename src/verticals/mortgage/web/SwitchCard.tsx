import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import { Price } from "#ui/primitives/Price.tsx";
import { LeadButton } from "#verticals/_web/LeadButton.tsx";
import { mortgagePlace } from "#verticals/mortgage/mortgage.place.ts";
import type { MortgageDetail, PresentLoan } from "#verticals/mortgage/mortgage.offer.ts";
import { VARIABLE } from "#verticals/mortgage/mortgage.search.ts";
import { boardTexts } from "./mortgage-web.texts.sv.ts";
import styles from "./SwitchCard.module.css";

const texts = boardTexts.gain;

interface SwitchCardProps {
  readonly best: CardOffer<MortgageDetail>;
}

/** What a switch to the first bank gives and costs; without a stated rate, what the loan costs there. */
export function SwitchCard({ best }: SwitchCardProps) {
  const { facts, providerName } = best;
  const { today } = facts;
  const isGain = today !== undefined && today.gain.yearlyOre > 0;
  const title = isGain ? texts.title : today ? texts.noneTitle : texts.unknownTitle;
  return (
    <section className={styles["gain"]} aria-labelledby="switch">
      <h2 id="switch" className={styles["title"]}>
        {title}
      </h2>
      {isGain ? <Price value={today.gain.yearlyOre} unit="ore-year" /> : null}
      <dl className={styles["rows"]}>
        {today ? (
          <div>
            <dt>{texts.today(today.rate)}</dt>
            <dd>{formatFee(today.netOre, "month")}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.offer(providerName, facts.rate)}</dt>
          <dd>{formatFee(facts.netOre, "month")}</dd>
        </div>
      </dl>
      <p>{today === undefined ? texts.unknown : isGain ? <SwitchTerms today={today} /> : texts.none(providerName)}</p>
      <LeadButton vertical={mortgagePlace} resultId={best.resultId} provider={providerName} />
    </section>
  );
}

const SwitchTerms = ({ today: { termMonths, gain } }: { readonly today: PresentLoan }) =>
  [
    texts.terms,
    termMonths === VARIABLE ? texts.variable : gain.feeOre === undefined ? texts.unknownFee : texts.fee(gain.feeOre),
    ...(gain.paidBackMonths ? [texts.paidBack(gain.paidBackMonths)] : []),
  ].join(" ");
