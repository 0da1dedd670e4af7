import { formatOrderNumber } from "#domain/order/order-number.ts";
import { memo } from "react";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { HandoverLine } from "#ui/charts/HandoverLine.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { ConfirmationNotice } from "#web/shell/confirmation/ConfirmationNotice.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { ContinueComparing } from "./ContinueComparing.tsx";
import styles from "./OrderComplete.module.css";
import { orderStateTexts, orderTexts } from "./order-complete.texts.sv.ts";
import { OrderedCard } from "./OrderedCard.tsx";
import { OrderHeader } from "./OrderHeader.tsx";
import { OrderOverview } from "./OrderOverview.tsx";
import { OrderStateCard } from "./OrderStateCard.tsx";
import type { OrderSlots } from "#web/shop/order/order-slots.ts";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";
import { isOrderWithdrawn, useWithdrawal } from "#web/shop/order/use-withdrawal.ts";

interface OrderCompleteProps {
  readonly web: VerticalWeb;
  readonly order: CompleteOrder;
  readonly former?: CancellationResult | undefined;
  readonly slots: OrderSlots;
}

/**
 * The page of an order. Yellow marks a placed order: any other state has a plain card. Renders again only when the order changes:
 * a part whose script is not loaded would lose the server's markup, and the page would jump.
 */
export const OrderComplete = memo(({ web, order, former, slots }: OrderCompleteProps) => {
  const { Cancellation, Delivery, Withdrawal, Gift, Home } = slots;
  const texts = useTexts(orderTexts);
  const states = useTexts(orderStateTexts);
  const isWithdrawn = isOrderWithdrawn(useWithdrawal());
  const isPlaced = order.state === "placed" && !isWithdrawn;
  const isTheirs = isPlaced && !order.isByOther;
  return (
    <>
      {isTheirs ? (
        <OrderHeader
          header={order.header}
          plainTitle={states.placed.title}
          plainText={states.placed.text(order.provider.providerName, formatLongDate(order.startDate))}
        />
      ) : null}
      <Wrap className={styles["columns"]}>
        <div className={styles["column"]}>
          {isWithdrawn && Withdrawal ? <Withdrawal web={web} order={order} /> : null}
          {order.isByOther && !isWithdrawn ? (
            <Card>
              <h1 className={styles["title"]} tabIndex={-1}>
                {texts.byOther.heading}
              </h1>
              <p>{texts.byOther.text}</p>
            </Card>
          ) : null}
          {isPlaced || isWithdrawn || order.isByOther ? null : <OrderStateCard web={web} order={order} />}
          {isTheirs ? (
            <ConfirmationNotice place={web.description} orderId={order.orderId} confirmation={order.confirmation} />
          ) : null}
          {isTheirs && Cancellation ? <Cancellation web={web} order={order} former={former} /> : null}
          {isPlaced && order.replaces ? (
            <Card className={styles["handover"]}>
              <h2 className={styles["title"]}>{texts.handover}</h2>
              <HandoverLine
                former={order.replaces}
                next={{ name: order.provider.providerName, startsOn: order.startDate }}
              />
            </Card>
          ) : null}
          {isTheirs && Delivery ? <Delivery web={web} order={order} /> : null}
          <OrderedCard web={web} order={order} isWithdrawn={isWithdrawn} />
          <Card className={styles["number"]}>
            <span>{texts.orderNumber}</span> <strong>{formatOrderNumber(order.orderId)}</strong>
          </Card>
          <OrderOverview sections={isWithdrawn ? withoutStart(order.sections) : order.sections} />
          {isPlaced && Withdrawal ? <Withdrawal web={web} order={order} /> : null}
        </div>
        <aside className={styles["column"]}>
          <ContinueComparing more={isWithdrawn ? withoutDone(order.more) : order.more} />
          {isTheirs && Home ? <Home web={web} order={order} /> : null}
          {isTheirs && Gift ? <Gift web={web} order={order} /> : null}
          <ContactCard />
        </aside>
      </Wrap>
    </>
  );
});

/** An order that was withdrawn has no start day. */
const withoutStart = (sections: CompleteOrder["sections"]): CompleteOrder["sections"] =>
  sections.map((section) => ({ ...section, items: section.items.filter(({ id }) => id !== "startdate") }));

/** A withdrawn order completes no step. */
const withoutDone = (more: CompleteOrder["more"]): CompleteOrder["more"] =>
  more.kind === "card" ? { ...more, bullets: more.bullets.filter(({ isCompleted }) => !isCompleted) } : more;
