import { Suspense, useState } from "react";
import { type LazyPiece, lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { requireVertical } from "#web/shell/verticals/find-vertical.ts";

/** Offers to end the former insurance, for verticals where we can do that. It needs a login with script, so it is hidden without. */
export function CancellationSlot(props: OrderSlotProps) {
  const { cancel, description } = props.web;
  const [Box] = useState(() => boxOf(description.name));
  if (!cancel) return null;
  return (
    <Suspense fallback={null}>
      <Box {...props} />
    </Suspense>
  );
}

/** Resolves when the box can render at once, or when it could not be loaded. */
export const preloadCancellation = async ({ cancel, description }: VerticalWeb): Promise<void> => {
  if (cancel) await boxOf(description.name).loadAhead();
};

const boxes = new Map<string, LazyPiece<OrderSlotProps>>();

function boxOf(vertical: string): LazyPiece<OrderSlotProps> {
  const known = boxes.get(vertical);
  if (known) return known;
  const made = lazyWithReload<OrderSlotProps>(async () => {
    const [{ CancellationBox }, verticalTexts] = await Promise.all([
      import("./CancellationBox.tsx"),
      requireVertical(vertical).cancel?.load(),
    ]);
    if (!verticalTexts) throw new Error(`${vertical} has no cancellation texts`);
    return (props) => <CancellationBox {...props} verticalTexts={verticalTexts} />;
  });
  boxes.set(vertical, made);
  return made;
}
