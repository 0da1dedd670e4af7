import { lazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OrderWeb } from "#verticals/_contract/order-web.ts";
import { houseOrderToggleTexts } from "./house-web.texts.sv.ts";

const load = () => import("./HouseOrder.tsx");

export const houseOrderWeb: OrderWeb = {
  toggle: houseOrderToggleTexts,
  Details: lazyPiece(() => load().then(({ HouseOrderDetails }) => HouseOrderDetails)),
  OrderedThing: lazyPiece(() => load().then(({ OrderedHouse }) => OrderedHouse)),
};
