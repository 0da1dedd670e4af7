import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { checkoutPath, productPath } from "#domain/addresses/shop-paths.ts";
import styles from "./OrderComplete.module.css";
import { orderStateTexts, type OrderStateTexts } from "./order-complete.texts.sv.ts";
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

function useOrderStateContent(web: VerticalWeb, order: CompleteOrder): OrderStateContent {
  const texts = useTexts(orderStateTexts);
  const { title, text, action }: OrderStateTexts = texts[order.state === "placed" ? "open" : order.state];
  const fill = (filled: typeof title) => (typeof filled === "string" ? filled : filled(order.provider.providerName));
  const label = order.state === "waiting" ? texts.almostDone.button : action;
  const href = actionHref(web, order);
  return { title: fill(title), text: fill(text), action: label && href ? { label, href } : undefined };
}

function actionHref({ description }: VerticalWeb, { state, redirectUrl, resultId }: CompleteOrder): string | undefined {
  if (state === "waiting") return redirectUrl;
  return state === "refused" ? productPath(description) : checkoutPath(description, resultId);
}
