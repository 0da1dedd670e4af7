import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderDetailsProps, OrderedThingProps, OrderWeb } from "#verticals/_contract/order-web.ts";
import { houseOrderToggleTexts } from "./house-web.texts.sv.ts";

const load = () => import("./HouseOrder.tsx");

const late = {
  Details: lazyWithReload<OrderDetailsProps>(() => load().then(({ HouseOrderDetails }) => HouseOrderDetails)),
  OrderedThing: lazyWithReload<OrderedThingProps>(() => load().then(({ OrderedHouse }) => OrderedHouse)),
};

// A lazy component would not be rendered on the server.
const atOnce = import.meta.env.SSR ? await load() : undefined;

export const houseOrderWeb: OrderWeb = {
  toggle: houseOrderToggleTexts,
  Details: atOnce?.HouseOrderDetails ?? late.Details,
  OrderedThing: atOnce?.OrderedHouse ?? late.OrderedThing,
};
