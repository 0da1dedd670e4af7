import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderDetailsProps, OrderedThingProps, OrderWeb } from "#verticals/_contract/order-web.ts";
import { accidentCheckoutTitle, accidentToggleTexts } from "./accident-web.texts.sv.ts";

const load = () => import("./AccidentOrder.tsx");

const late = {
  Details: lazyWithReload<OrderDetailsProps>(() => load().then(({ AccidentOrderDetails }) => AccidentOrderDetails)),
  OrderedThing: lazyWithReload<OrderedThingProps>(() => load().then(({ OrderedAccident }) => OrderedAccident)),
};

// A lazy component would not be rendered on the server.
const atOnce = import.meta.env.SSR ? await load() : undefined;

export const accidentOrderWeb: OrderWeb = {
  toggle: accidentToggleTexts,
  checkoutTitle: accidentCheckoutTitle,
  Details: atOnce?.AccidentOrderDetails ?? late.Details,
  OrderedThing: atOnce?.OrderedAccident ?? late.OrderedThing,
};
