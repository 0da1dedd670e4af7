import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { CompetitionCard } from "./CompetitionCard.tsx";

const LazyForm = lazyWithReload(() => import("./GiftForm.tsx").then(({ GiftForm }) => GiftForm));

/** What goes with an order: a gift that is asked for by a call of its own, and the draw. */
export const GiftSlot = ({ web }: OrderSlotProps) => (
  <>
    {web.order?.hasGift ? (
      <Suspense fallback={null}>
        <LazyForm />
      </Suspense>
    ) : null}
    <CompetitionCard serviceName={web.description.serviceName} />
  </>
);

/** Has ended when the form can be drawn at once, or has not come. */
export const preloadGift = async ({ order }: VerticalWeb): Promise<void> => {
  if (order?.hasGift) await LazyForm.loadAhead();
};
