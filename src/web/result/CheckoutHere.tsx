import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { closePlace, type CheckoutPlace, replacePlace } from "#web/checkout/checkout-place.ts";
import { paths } from "#web/paths.ts";
import type { ShownResult } from "./present-result.ts";

interface CheckoutHereProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly place: CheckoutPlace;
}

const CheckoutModal = lazyWithReload(() =>
  import("#web/checkout/CheckoutModal.tsx").then((module) => module.CheckoutModal),
);

/** The checkout over the list; its script comes the first time one opens. */
export function CheckoutHere({ web, result, place }: CheckoutHereProps) {
  if (place.kind !== "checkout") return null;
  const { description } = web;
  const { current } = result;
  return (
    <Suspense fallback={null}>
      <CheckoutModal
        key={place.resultId}
        web={web}
        summary={result.summary}
        today={result.today}
        resultId={place.resultId}
        fetchDataId={place.fetchDataId}
        current={current && { providerName: current.providerName, renewalDate: current.renewal?.isoDate }}
        isOpen
        onClose={() => closePlace(paths.result(description, result.searchId, current?.fetchDataId))}
        onOrdered={({ orderId }) => replacePlace(paths.orderComplete(description, orderId))}
        onFetched={(fetchDataId) => replacePlace(paths.checkout(description, place.resultId, fetchDataId))}
      />
    </Suspense>
  );
}
