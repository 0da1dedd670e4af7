import { useVariant } from "#web/shell/analytics/use-variant.ts";
import { SellingPoints } from "#web/shop/selling-points/SellingPoints.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";

/** Spec 3 §2.7: in a list. Nothing in it is pressed, so it stays as the server rendered it. */
export function ListSellingPoints() {
  const variant = useVariant();
  return (
    <ServerRenderedPart version={String(variant)}>
      <SellingPoints variant={variant} parent="listing" />
    </ServerRenderedPart>
  );
}
