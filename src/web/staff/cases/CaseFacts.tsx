import { formatOrderNumber } from "#domain/order/order-number.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { DeskCase } from "#http/contract/desk-services.ts";
import { useNouns } from "#ui/texts/use-texts.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts } from "./desk.texts.sv.ts";

/** What is known of an order; what is not is left out. */
export function CaseFacts({ found }: { readonly found: DeskCase }) {
  const texts = useNouns(deskTexts);
  const state = found.check ? `${texts.states[found.state]}. ${texts.checked[found.check.outcome]}` : undefined;
  const withdrawal = found.withdrawal && texts.withdrawals[found.withdrawal];
  const { cancellation, notice } = found;
  const ordered: Facts = [
    [texts.facts.orderId, formatOrderNumber(found.orderId), "wide"],
    [texts.facts.reference, found.orderId, "wide"],
    [texts.facts.state, state ?? texts.states[found.state], "wide"],
    [texts.facts.withdrawal, [withdrawal, found.withdrawalMessage].filter(Boolean).join(": "), "wide"],
    [texts.facts.delivery, found.delivery && texts.deliveries[found.delivery], "wide"],
    [texts.facts.confirmation, found.confirmation && texts.confirmations[found.confirmation], "wide"],
    [texts.facts.provider, found.providerName],
    [texts.facts.providerOrderId, found.providerOrderId],
    [texts.facts.message, found.message, "wide"],
    [texts.facts.fee, formatKr(found.yearlyFeeOre)],
    [texts.facts.startDate, formatLongDate(found.startDate)],
    [texts.facts.attempts, String(found.attempts)],
    [texts.facts.cancellation, cancellation?.insurerName],
    [texts.facts.endsOn, cancellation && formatLongDate(cancellation.endsOn)],
    [texts.facts.sentTo, cancellation?.sentTo, "wide"],
    [texts.facts.notice, notice && texts.noticeStates[notice]],
    [texts.facts.signedAt, found.signature && formatMoment(found.signature.signedAtMs)],
    [texts.facts.signedText, found.signature?.text, "wide"],
  ];
  const customer: Facts = [
    [texts.facts.name, found.name, "wide"],
    [texts.facts.email, found.email, "wide"],
    [texts.facts.phone, found.phone],
    [texts.facts.number, found.maskedNumber],
  ];
  return (
    <div className={styles["caseSide"]}>
      <FactCard title={texts.factsTitle} facts={ordered} />
      <FactCard title={texts.customerTitle} facts={customer} />
    </div>
  );
}

/** A wide one has a line of its own. */
type Facts = readonly (readonly [name: string, value: string | undefined, width?: "wide"])[];

const FactCard = ({ title, facts }: { readonly title: string; readonly facts: Facts }) => (
  <section className={styles["card"]}>
    <h2>{title}</h2>
    <dl className={styles["facts"]}>
      {facts.map(([name, value, width]) =>
        value ? (
          <div key={name} className={width && styles[width]}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </section>
);
