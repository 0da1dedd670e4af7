import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderDetailsProps, OrderedThingProps, OrderWeb } from "#verticals/_contract/order-web.ts";
import { flatOrderToggleTexts } from "./flat-web.texts.sv.ts";

const load = () => import("./FlatOrder.tsx");

const late = {
  Details: lazyWithReload<OrderDetailsProps>(() => load().then(({ FlatOrderDetails }) => FlatOrderDetails)),
  OrderedThing: lazyWithReload<OrderedThingProps>(() => load().then(({ OrderedFlat }) => OrderedFlat)),
};

// A lazy component would not be rendered on the server.
const atOnce = import.meta.env.SSR ? await load() : undefined;

export const flatOrderWeb: OrderWeb = {
  toggle: flatOrderToggleTexts,
  Details: atOnce?.FlatOrderDetails ?? late.Details,
  OrderedThing: atOnce?.OrderedFlat ?? late.OrderedThing,
};
