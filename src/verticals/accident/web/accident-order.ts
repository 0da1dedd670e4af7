import { lazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderWeb } from "#verticals/_contract/order-web.ts";
import { accidentCheckoutTitle, accidentToggleTexts } from "./accident-web.texts.sv.ts";

const load = () => import("./AccidentOrder.tsx");

export const accidentOrderWeb: OrderWeb = {
  toggle: accidentToggleTexts,
  checkoutTitle: accidentCheckoutTitle,
  Details: lazyPiece(() => load().then(({ AccidentOrderDetails }) => AccidentOrderDetails)),
  OrderedThing: lazyPiece(() => load().then(({ OrderedAccident }) => OrderedAccident)),
};
