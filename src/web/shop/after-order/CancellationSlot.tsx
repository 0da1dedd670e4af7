import { Suspense, useState } from "react";
import { type LazyPiece, lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { requireVertical } from "#web/shell/verticals/find-vertical.ts";

/** The way to end the former insurance, where we can do that. It needs a login with script, and is seen only with it. */
export function CancellationSlot(props: OrderSlotProps) {
  const { loadCancellation, description } = props.web;
  const [Box] = useState(() => boxOf(description.name));
  if (!loadCancellation) return null;
  return (
    <Suspense fallback={null}>
      <Box {...props} />
    </Suspense>
  );
}

/** Has ended when the box can be drawn at once, or has not come. */
export const preloadCancellation = async ({ loadCancellation, description }: VerticalWeb): Promise<void> => {
  if (loadCancellation) await boxOf(description.name).loadAhead();
};

const boxes = new Map<string, LazyPiece<OrderSlotProps>>();

function boxOf(vertical: string): LazyPiece<OrderSlotProps> {
  const known = boxes.get(vertical);
  if (known) return known;
  const made = lazyWithReload<OrderSlotProps>(async () => {
    const [{ CancellationBox }, words] = await Promise.all([
      import("./CancellationBox.tsx"),
      requireVertical(vertical).loadCancellation?.(),
    ]);
    if (!words) throw new Error(`${vertical} has no words for a cancellation`);
    return (props) => <CancellationBox {...props} verticalTexts={words} />;
  });
  boxes.set(vertical, made);
  return made;
}
