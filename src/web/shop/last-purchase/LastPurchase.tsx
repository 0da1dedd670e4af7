import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";

interface LastPurchaseProps {
  readonly shopId: number;
  readonly hasOpened: boolean;
}

const PurchaseNotice = lazyWithReload(() => import("./PurchaseNotice.tsx").then((loaded) => loaded.PurchaseNotice));

/** C-238: asked for the first time the card is opened, and shown only when there is something to show. */
export const LastPurchase = ({ shopId, hasOpened }: LastPurchaseProps) =>
  hasOpened ? (
    <Suspense fallback={null}>
      <PurchaseNotice shopId={shopId} />
    </Suspense>
  ) : null;
