import { orderedHome } from "#verticals/_insurance/web/HomeOrder.tsx";
import { nameOrderedFlat } from "./flat-web.texts.sv.ts";

export const OrderedFlat = orderedHome(({ housingtype = "", livingarea = "" }) =>
  nameOrderedFlat(housingtype, livingarea),
);
