import { formatOrderNumber } from "#domain/order/order-number.ts";
import Download from "lucide-react/icons/download";
import type { AccountOrder, OrderWithdrawal } from "#domain/account/account-order.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { deliveryTexts } from "#domain/delivery/delivery.texts.sv.ts";
import { describeDelivery } from "#domain/delivery/describe-delivery.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { Collapse } from "#ui/pieces/Collapse.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { useNouns } from "#ui/texts/use-texts.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { cancellationNoticePath, orderConfirmationPath } from "#domain/addresses/order-document-paths.ts";
import { claimPath } from "#domain/addresses/claims-paths.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { correctPath, withdrawPath } from "#domain/addresses/after-order-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import { orderTone, orderTitle, describeOrderStart } from "#web/account/parts/CaseRows.tsx";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import { HandoverLine } from "#ui/charts/HandoverLine.tsx";
import { ConfirmationNotice } from "#web/shell/confirmation/ConfirmationNotice.tsx";
import { followTexts } from "./follow.texts.sv.ts";
import { FormerInsuranceState } from "./FormerInsuranceState.tsx";
import styles from "./OrderCard.module.css";
import { ordersTexts as texts } from "#web/account/parts/orders.texts.sv.ts";
import { StatusTag } from "#web/account/parts/StatusTag.tsx";
import { lookOf } from "#web/account/parts/vertical-looks.ts";

interface OrderProps {
  readonly order: AccountOrder;
}

/** One order: its state, its documents, its actions. */
export function OrderCard({ order }: OrderProps) {
  const { state, thing, subscriptionName, providerOrderId } = order;
  const { terms } = useNouns(texts);
  const explained = texts.explained[state];
  return (
    <article id={order.orderId}>
      <Card className={styles["card"]}>
        <div className={styles["head"]}>
          <div>
            <h2 className={styles["title"]}>{orderTitle(order)}</h2>
            <p className={styles["small"]}>
              {withDemoMark([subscriptionName, thing].filter(Boolean).join(" · "), order)}
            </p>
          </div>
          <StatusTag tone={orderTone(order)}>{texts.states[state]}</StatusTag>
        </div>
        <ConfirmationNotice
          place={lookOf(order.vertical).place}
          orderId={order.orderId}
          confirmation={order.confirmation}
          about={orderTitle(order)}
          isInItsCard
        />
        <div className={styles["offer"]}>
          <LogoTile src={providerLogoPath(order.providerSlug)} name={order.providerName} />
          <div className={styles["fees"]}>
            <Price {...order.fee} isMedium isEstimate={order.isEstimated} />
            {order.yearlyFeeOre === undefined ? null : <SmallPrice value={order.yearlyFeeOre} unit="ore-year" />}
          </div>
          <div className={styles["small"]}>
            <p>
              {describeOrderStart(order)}. {texts.number(formatOrderNumber(order.orderId))}.
              {providerOrderId === undefined ? null : ` ${texts.providerNumber(order.providerName, providerOrderId)}.`}
            </p>
            {order.signedAtMs === undefined ? null : <p>{texts.signed(formatMoment(order.signedAtMs))}</p>}
          </div>
        </div>
        {order.saving ? (
          <p className={styles["saving"]}>
            <SavingBadge>{texts.saving(formatKr(order.saving.yearlyOre))}</SavingBadge>
            <span>{texts.comparedWith(order.saving.comparedWith)}</span>
          </p>
        ) : null}
        <Notices notices={order.notices} />
        <Rows heading={terms} rows={order.terms} />
        <Rows heading={texts.answers} rows={order.answers ?? []} />
        {explained === undefined ? null : <p>{explained}</p>}
        <div className={styles["parts"]}>
          <Documents order={order} />
          <Handover order={order} />
          {order.former ? <FormerInsuranceState order={order} former={order.former} /> : null}
          <Delivery order={order} />
          <Withdrawal order={order} />
        </div>
        <div className={styles["links"]}>
          <OpenOrder order={order} />
          <Claims order={order} />
        </div>
      </Card>
    </article>
  );
}

interface RowsProps {
  readonly heading: string;
  readonly rows: AccountOrder["terms"];
}

function Rows({ heading, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Collapse heading={heading}>
      <dl className={styles["terms"]}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Collapse>
  );
}

function Documents({ order: { orderId, state, factSheet, former } }: OrderProps) {
  const { notice } = useNouns(texts);
  const hasConfirmation = state === "placed" || state === "starting" || state === "withdrawn";
  const hasNotice = former !== undefined && former.kind !== "not-asked";
  if (!hasConfirmation && !hasNotice && !factSheet) return null;
  return (
    <section>
      <h3 className={styles["partTitle"]}>{texts.documents}</h3>
      <ul className={styles["documents"]}>
        {hasConfirmation ? <OwnFile href={orderConfirmationPath(orderId)} name={texts.confirmation} /> : null}
        {factSheet ? (
          <li>
            <NewTabLink href={factSheet.url}>{texts.factSheet}</NewTabLink>
          </li>
        ) : null}
        {hasNotice ? <OwnFile href={cancellationNoticePath(orderId)} name={notice} /> : null}
      </ul>
    </section>
  );
}

const OwnFile = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <li>
    <a className={styles["file"]} href={href} download>
      <Icon of={Download} size={18} />
      {name}
    </a>
  </li>
);

function Handover({ order: { replaces, providerName, startDate } }: OrderProps) {
  if (!replaces) return null;
  return (
    <section>
      <h3 className={styles["partTitle"]}>{followTexts.handover}</h3>
      <HandoverLine
        former={{ name: replaces.providerName, endsOn: replaces.endsOn }}
        next={{ name: providerName, startsOn: startDate }}
      />
    </section>
  );
}

function Delivery({ order }: OrderProps) {
  const { delivery, vertical, orderId } = order;
  const { place } = lookOf(vertical);
  if (!delivery) return null;
  return (
    <section>
      <h3 className={styles["partTitle"]}>{deliveryTexts.title}</h3>
      <p className={styles["partText"]}>{describeDelivery(delivery)}</p>
      {delivery.state === "correcting" && place ? (
        <LinkButton href={correctPath(place, orderId)} size="small">
          {deliveryTexts.correct}
          <VisuallyHidden> {orderTitle(order)}</VisuallyHidden>
        </LinkButton>
      ) : null}
    </section>
  );
}

function Withdrawal({ order }: OrderProps) {
  const { withdrawal, vertical, orderId } = order;
  const { place } = lookOf(vertical);
  const { withdrawnOutcomes } = useNouns(texts);
  if (withdrawal.kind === "none") return null;
  return (
    <section>
      <h3 className={styles["partTitle"]}>{texts.withdrawal}</h3>
      <p className={styles["partText"]}>{describeWithdrawal(withdrawal, withdrawnOutcomes)}</p>
      {withdrawal.kind === "open" && place ? (
        <LinkButton href={withdrawPath(place, orderId)} look="secondary" size="small">
          {texts.withdraw}
          <VisuallyHidden> {orderTitle(order)}</VisuallyHidden>
        </LinkButton>
      ) : null}
    </section>
  );
}

function describeWithdrawal(
  withdrawal: Exclude<OrderWithdrawal, { kind: "none" }>,
  outcomes: typeof texts.withdrawnOutcomes,
): string {
  switch (withdrawal.kind) {
    case "open":
      return texts.openUntil(formatLongDate(withdrawal.lastDay));
    case "over":
      return texts.over(formatLongDate(withdrawal.lastDay));
    case "withdrawn": {
      const sentences = [texts.withdrawn(formatMoment(withdrawal.atMs)), outcomes[withdrawal.outcome]];
      return [...sentences, ...(withdrawal.closing === undefined ? [] : [texts.closing(withdrawal.closing)])].join(" ");
    }
  }
}

function OpenOrder({ order }: OrderProps) {
  const { place } = lookOf(order.vertical);
  if (!place) return null;
  return (
    <p>
      <a className={styles["file"]} href={orderCompletePath(place, order.orderId)}>
        {texts.open}
        <VisuallyHidden> {orderTitle(order)}</VisuallyHidden>
      </a>
    </p>
  );
}

function Claims({ order }: OrderProps) {
  if (!order.hasClaims) return null;
  return (
    <LinkButton href={claimPath(order.orderId)} look="secondary" size="small">
      {accountTexts.claims}
      <VisuallyHidden> {orderTitle(order)}</VisuallyHidden>
    </LinkButton>
  );
}
