import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";

/** An order in the place of the list it was made from. */
export const LazyOrder = lazyWithReload(() => import("./FollowedOrder.tsx").then((module) => module.FollowedOrder));
