import { type ComponentProps, Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useVariant } from "#web/shell/analytics/use-variant.ts";
import type { SellingPoints as Points } from "#web/shop/selling-points/SellingPoints.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";

const SellingPoints = import.meta.env.SSR
  ? (await import("#web/shop/selling-points/SellingPoints.tsx")).SellingPoints
  : lazyWithReload<ComponentProps<typeof Points>>(() =>
      import("#web/shop/selling-points/SellingPoints.tsx").then((module) => module.SellingPoints),
    );

/** Spec 3 §2.7: in a list. Nothing in it is pressed: its script comes only with a list that the browser draws itself. */
export function ListSellingPoints() {
  const variant = useVariant();
  return (
    <ServerRenderedPart version={String(variant)}>
      <Suspense fallback={null}>
        <SellingPoints variant={variant} parent="listing" />
      </Suspense>
    </ServerRenderedPart>
  );
}
