import { lazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderWeb } from "#verticals/_contract/order-web.ts";
import { flatOrderToggleTexts } from "./flat-web.texts.sv.ts";

const load = () => import("./FlatOrder.tsx");

export const flatOrderWeb: OrderWeb = {
  toggle: flatOrderToggleTexts,
  Details: lazyPiece(() => load().then(({ FlatOrderDetails }) => FlatOrderDetails)),
  OrderedThing: lazyPiece(() => load().then(({ OrderedFlat }) => OrderedFlat)),
};
