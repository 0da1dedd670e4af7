import { Suspense, useState } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { type LazyPiece, lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderSlotProps } from "#web/order-complete/order-slots.ts";
import { requireVertical } from "#web/find-vertical.ts";

/** The way to end the former insurance, where we can do that. It needs a login with script, and comes with it. */
export function CancellationSlot({ web, order }: OrderSlotProps) {
  const isScripted = useIsScripted();
  const [Box] = useState(() => boxOf(web.description.name));
  if (!isScripted || !web.loadCancellation) return null;
  return (
    <Suspense fallback={null}>
      <Box web={web} order={order} />
    </Suspense>
  );
}

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
    return (props) => <CancellationBox {...props} words={words} />;
  });
  boxes.set(vertical, made);
  return made;
}
