import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { OrderComplete } from "./OrderComplete.tsx";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import { ORDER_SLOTS } from "#web/shop/after-order/order-slots-filled.ts";
import { sendBannerEvent } from "#web/browser/banner-events.ts";
import { forgetTypedContact } from "#web/shell/session/session-memory.ts";
import type { WholeOrder } from "./order-parts.ts";
import { RedirectModal } from "./RedirectModal.tsx";
import { useOrderConversion } from "./use-measured-order.ts";
import { useOrder } from "./use-order.ts";
import { isOrderWithdrawn, useWithdrawal } from "#web/shop/order/use-withdrawal.ts";

interface FollowedOrderProps {
  readonly web: VerticalWeb;
  readonly orderId: string;
  /** From the server's rendering of the page. */
  readonly first?: WholeOrder;
  /** The content behind the link to the payment page; the order itself when missing. */
  readonly behind?: ReactNode;
}

/** Spec 3 §2.1: the link to the provider, or the order. */
export function FollowedOrder({ web, orderId, first, behind }: FollowedOrderProps) {
  const whole = useOrder(web, orderId, first);
  const texts = useTexts(orderTexts);
  const isScripted = useIsScripted();
  const place = useRef<HTMLDivElement>(null);
  const isFollowed = first === undefined;
  // Before the paint: the scrolled list is gone, and a visitor far down in it would see the footer.
  useLayoutEffect(() => {
    if (isFollowed) window.scrollTo({ top: 0 });
  }, [isFollowed]);
  const hasCome = whole !== undefined && isFollowed;
  useEffect(() => {
    if (!hasCome) return;
    window.scrollTo({ top: 0 });
    place.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [hasCome]);
  // Also for an order that was signed in the app, which returns directly to this page.
  useEffect(() => forgetTypedContact(), []);
  const isWithdrawn = isOrderWithdrawn(useWithdrawal());
  const isPlaced = whole?.order.state === "placed" && !whole.order.isByOther && !isWithdrawn;
  useOrderConversion(web, orderId, isPlaced, isFollowed);
  const { serviceName } = web.description;
  useEffect(() => {
    if (isPlaced) sendBannerEvent({ type: "purchase", serviceName });
    // A visitor who has withdrawn should not be thanked for the purchase.
    else if (isWithdrawn) sendBannerEvent({ type: "hide" });
  }, [isPlaced, isWithdrawn, serviceName]);
  if (!whole) {
    return (
      <div className={styles["loading"]}>
        <LoadingIcon label={texts.loading} />
      </div>
    );
  }
  const { order, former } = whole;
  const page = <OrderComplete web={web} order={order} former={former} slots={ORDER_SLOTS} />;
  // Without script the page itself has the link to the provider.
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
