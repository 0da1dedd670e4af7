import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { isOrderWithdrawn, useWithdrawal } from "#web/shop/order/use-withdrawal.ts";
import { withdrawPath } from "#domain/addresses/after-order-paths.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawalCard.module.css";
import { describeWithdrawalState, withdrawnTitle } from "./withdrawal-state.ts";

/** The way to take the order back, for as long as the law gives; afterwards, what came of it. Needs no script. */
export function WithdrawalCard({ web, order }: OrderSlotProps) {
  const texts = useTexts(withdrawalTexts);
  const page = useWithdrawal();
  if (page?.withdrawn) {
    const { withdrawn, providerName } = page;
    return (
      <Card className={styles["card"]}>
        {isOrderWithdrawn(page) ? (
          <h1 className={styles["heading"]} tabIndex={-1}>
            {withdrawnTitle(withdrawn.state, texts)}
          </h1>
        ) : (
          <h2 className={styles["title"]}>{withdrawnTitle(withdrawn.state, texts)}</h2>
        )}
        <p>
          {texts.received(formatMoment(withdrawn.atMs))} {describeWithdrawalState(withdrawn.state, providerName, texts)}
        </p>
        {withdrawn.closing === undefined ? null : <p>{texts.closing(withdrawn.closing)}</p>}
      </Card>
    );
  }
  if (page && page.right !== "open") return null;
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.cardTitle}</h2>
      <p>{page?.lastDay ? texts.until(formatLongDate(page.lastDay)) : texts.cardText}</p>
      <div>
        <LinkButton look="secondary" href={withdrawPath(web.description, order.orderId)}>
          {texts.link}
        </LinkButton>
      </div>
    </Card>
  );
}
