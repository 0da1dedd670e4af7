import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { CheckoutPlace } from "#web/shop/checkout/checkout-place.ts";
import type { CheckoutOverListProps } from "./CheckoutOverList.tsx";

interface CheckoutHereProps extends Omit<CheckoutOverListProps, "place"> {
  readonly place: CheckoutPlace;
}

const CheckoutOverList = lazyWithReload(() =>
  import("./CheckoutOverList.tsx").then((module) => module.CheckoutOverList),
);

/** The checkout over the list; its script comes the first time one opens. */
export function CheckoutHere({ web, result, place }: CheckoutHereProps) {
  if (place.kind !== "checkout") return null;
  return (
    <Suspense fallback={null}>
      <CheckoutOverList key={place.resultId} web={web} result={result} place={place} />
    </Suspense>
  );
}
