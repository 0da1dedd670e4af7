import { lazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderWeb } from "#verticals/_contract/order-web.ts";
import { carOrderToggleTexts } from "./car-web.texts.sv.ts";

const load = () => import("./CarOrder.tsx");

export const carOrderWeb: OrderWeb = {
  toggle: carOrderToggleTexts,
  hasGift: true,
  Details: lazyPiece(() => load().then(({ CarOrderDetails }) => CarOrderDetails)),
  OrderedThing: lazyPiece(() => load().then(({ OrderedCar }) => OrderedCar)),
  RenewalWarning: lazyPiece(() => load().then(({ CarRenewalWarning }) => CarRenewalWarning)),
};
