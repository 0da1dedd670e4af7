import { Suspense } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderSlotProps } from "#web/order-complete/order-slots.ts";
import { CompetitionCard } from "./CompetitionCard.tsx";

const LateForm = lazyWithReload(() => import("./GiftForm.tsx").then(({ GiftForm }) => GiftForm));

/** What goes with an order: a gift that is asked for by a call of its own, and the draw. */
export function GiftSlot({ web }: OrderSlotProps) {
  const isScripted = useIsScripted();
  return (
    <>
      {isScripted && web.order?.hasGift ? (
        <Suspense fallback={null}>
          <LateForm />
        </Suspense>
      ) : null}
      <CompetitionCard serviceName={web.description.serviceName} />
    </>
  );
}
