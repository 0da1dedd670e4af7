import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type {
  OrderDetailsProps,
  OrderedThingProps,
  OrderWeb,
  RenewalWarningProps,
} from "#verticals/_contract/order-web.ts";
import { carOrderToggleTexts } from "./car-web.texts.sv.ts";

const load = () => import("./CarOrder.tsx");

const late = {
  Details: lazyWithReload<OrderDetailsProps>(() => load().then(({ CarOrderDetails }) => CarOrderDetails)),
  OrderedThing: lazyWithReload<OrderedThingProps>(() => load().then(({ OrderedCar }) => OrderedCar)),
  RenewalWarning: lazyWithReload<RenewalWarningProps>(() => load().then(({ CarRenewalWarning }) => CarRenewalWarning)),
};

// A lazy component would not be rendered on the server.
const atOnce = import.meta.env.SSR ? await load() : undefined;

export const carOrderWeb: OrderWeb = {
  toggle: carOrderToggleTexts,
  hasGift: true,
  Details: atOnce?.CarOrderDetails ?? late.Details,
  OrderedThing: atOnce?.OrderedCar ?? late.OrderedThing,
  RenewalWarning: atOnce?.CarRenewalWarning ?? late.RenewalWarning,
};
