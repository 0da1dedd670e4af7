import { afterStep } from "#ui/overlays/use-history-step.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { closePlace, type CheckoutPlace, replacePlace } from "#web/shop/checkout/checkout-place.ts";
import { CheckoutModal } from "#web/shop/checkout/CheckoutModal.tsx";
import { checkoutPath, orderCompletePath, resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";

export interface CheckoutOverListProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly place: Extract<CheckoutPlace, { kind: "checkout" }>;
}

/** The checkout, and where it leads: back to its list, or on to the order in the list's place. */
export function CheckoutOverList({ web, result, place }: CheckoutOverListProps) {
  const { description } = web;
  const { current } = result;
  return (
    <CheckoutModal
      web={web}
      summary={result.summary}
      today={result.today}
      resultId={place.resultId}
      fetchDataId={place.fetchDataId}
      payment={place.payment}
      current={current && { providerName: current.providerName, renewalDate: current.renewal?.isoDate }}
      isOpen
      onClose={() => closePlace(resultPath(description, result.searchId, result.choices))}
      onOrdered={({ orderId }) => replacePlace(orderCompletePath(description, orderId))}
      onFetched={(fetchDataId) =>
        afterStep(() =>
          replacePlace(checkoutPath(description, place.resultId, { fetchDataId, payment: place.payment })),
        )
      }
    />
  );
}
