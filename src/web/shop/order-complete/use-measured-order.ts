import { useEffect } from "react";
import { PRODUCT } from "#domain/consent/consent.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { hasConsent, onConsent } from "#web/shell/analytics/consent-state.ts";
import { requestOrder } from "#web/shop/order/order-calls.ts";

/**
 * The conversion is in an answer, once per order (docs/consent.md). An order that was placed before this page rendered, or before
 * the visitor consented to tracking, has had no such answer: request it.
 */
export function useOrderConversion(web: VerticalWeb, orderId: string, isPlaced: boolean, isFollowed: boolean): void {
  const { description } = web;
  useEffect(() => {
    if (!isPlaced) return;
    let isRequested = isFollowed && hasConsent(PRODUCT);
    return onConsent(PRODUCT, (isGranted) => {
      if (!isGranted || isRequested) return;
      isRequested = true;
      void requestOrder(description, orderId);
    });
  }, [description, orderId, isPlaced, isFollowed]);
}
