import { correctPath } from "#domain/addresses/after-order-paths.ts";
import { formatMoment } from "#domain/calendar/format-date.ts";
import { deliveryTexts as texts } from "#domain/delivery/delivery.texts.sv.ts";
import { describeDelivery } from "#domain/delivery/describe-delivery.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { useDelivery } from "#web/shop/order/use-delivery.ts";
import styles from "./WithdrawalCard.module.css";

/** How far the delivery of a placed order has come, the latest first. Nothing for an order that is not followed. Needs no script. */
export function DeliveryCard({ web, order }: OrderSlotProps) {
  const delivery = useDelivery();
  if (!delivery) return null;
  const earlier = delivery.history.slice(0, -1).toReversed();
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.title}</h2>
      <p>{describeDelivery(delivery)}</p>
      {delivery.correction ? (
        <div>
          <LinkButton href={correctPath(web.description, order.orderId)}>{texts.correct}</LinkButton>
        </div>
      ) : null}
      {earlier.length === 0 ? null : (
        <ol>
          {earlier.map((past) => (
            <li key={past.atMs}>
              {formatMoment(past.atMs)}: {describeDelivery(past)}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
