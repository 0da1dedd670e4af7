import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { CompetitionCard } from "./CompetitionCard.tsx";

const LazyForm = lazyWithReload(() => import("./GiftForm.tsx").then(({ GiftForm }) => GiftForm));

/** The extras of an order: the gift, which has its own request, and the prize draw. */
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

/** Resolves when the form can render at once, or when it could not be loaded. */
export const preloadGift = async ({ order }: VerticalWeb): Promise<void> => {
  if (order?.hasGift) await LazyForm.loadAhead();
};
