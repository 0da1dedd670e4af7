import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { checkoutPath, productPath } from "#domain/addresses/shop-paths.ts";
import styles from "./OrderComplete.module.css";
import { orderStateTexts } from "./order-complete.texts.sv.ts";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";

interface OrderStateCardProps {
  readonly web: VerticalWeb;
  readonly order: CompleteOrder;
}

/** The state of an order that is not placed: never shown as ordered, and an uncertain one never as not ordered. */
export function OrderStateCard({ web, order }: OrderStateCardProps) {
  const content = useOrderStateContent(web, order);
  return (
    <Card>
      <div role="status">
        <h1 className={styles["title"]} tabIndex={-1}>
          {content.title}
        </h1>
        {order.message && order.state !== "open" ? <p>{order.message}</p> : null}
        <p>{content.text}</p>
      </div>
      {order.state === "open" ? <LoadingIcon label="" /> : null}
      {content.action ? (
        <div className={styles["actions"]}>
          <LinkButton href={content.action.href}>{content.action.label}</LinkButton>
        </div>
      ) : null}
    </Card>
  );
}

interface OrderStateContent {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

function useOrderStateContent(
  { description }: VerticalWeb,
  { state, provider, resultId, redirectUrl }: CompleteOrder,
): OrderStateContent {
  const texts = useTexts(orderStateTexts);
  const name = provider.providerName;
  const toCheckout = checkoutPath(description, resultId);
  switch (state) {
    case "open":
    case "placed":
      return { title: texts.open.title(name), text: texts.open.text };
    case "waiting":
      return {
        title: texts.waiting.title,
        text: texts.waiting.text(name),
        action: redirectUrl ? { label: texts.almostDone.button, href: redirectUrl } : undefined,
      };
    case "refused":
      return {
        title: texts.refused.title(name),
        text: texts.refused.text,
        action: { label: texts.refused.action, href: productPath(description) },
      };
    case "repriced":
      return {
        title: texts.repriced.title(name),
        text: texts.repriced.text,
        action: { label: texts.repriced.action, href: toCheckout },
      };
    case "expired":
      return {
        title: texts.expired.title,
        text: texts.expired.text,
        action: { label: texts.expired.action, href: toCheckout },
      };
    case "uncertain":
      return { title: texts.uncertain.title, text: texts.uncertain.text(name) };
  }
}
