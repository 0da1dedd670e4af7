import { type ReactNode, useEffect, useRef } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { OrderComplete } from "./OrderComplete.tsx";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import { ORDER_SLOTS } from "#web/after-order/order-slots-filled.ts";
import { sendBannerEvent } from "#web/frame/banner-events.ts";
import type { CompleteOrder } from "./read-order.ts";
import { RedirectModal } from "./RedirectModal.tsx";
import { useOrder } from "./use-order.ts";

interface FollowedOrderProps {
  readonly web: VerticalWeb;
  readonly orderId: string;
  /** As the server knew it when it made the page. */
  readonly first?: CompleteOrder;
  /** What the way to the payment page lies over; the order itself when missing. */
  readonly behind?: ReactNode;
}

/** Spec 3 §2.1: the way on to the provider, or the order. */
export function FollowedOrder({ web, orderId, first, behind }: FollowedOrderProps) {
  const order = useOrder(web.description, orderId, first);
  const texts = useTexts(orderTexts);
  const isScripted = useIsScripted();
  const place = useRef<HTMLDivElement>(null);
  const hasCome = order !== undefined && first === undefined;
  useEffect(() => {
    if (!hasCome) return;
    window.scrollTo({ top: 0 });
    place.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [hasCome]);
  const isPlaced = order?.state === "placed";
  const { serviceName } = web.description;
  useEffect(() => {
    if (isPlaced) sendBannerEvent({ type: "purchase", serviceName });
  }, [isPlaced, serviceName]);
  if (!order) {
    return (
      <div className={styles["loading"]}>
        <LoadingIcon label={texts.loading} />
      </div>
    );
  }
  const page = <OrderComplete web={web} order={order} slots={ORDER_SLOTS} />;
  // Without script the page itself has the way on.
  if (order.needsVisitor && isScripted) {
    return (
      <>
        {behind ?? page}
        <RedirectModal order={order} />
      </>
    );
  }
  return <div ref={place}>{page}</div>;
}
