import type { SimulatedSupplier } from "#simulators/verticals/electricity/rating/supplier.ts";
import { alvdrag } from "./suppliers/alvdrag.ts";
import { kvarnbacka } from "./suppliers/kvarnbacka.ts";
import { midvinter } from "./suppliers/midvinter.ts";
import { skymning } from "./suppliers/skymning.ts";
import { solglantan } from "./suppliers/solglantan.ts";
import { stromstare } from "./suppliers/stromstare.ts";
import { timjan } from "./suppliers/timjan.ts";
import { vindila } from "./suppliers/vindila.ts";

/** All of them. The place in the list is the supplier's number in what is magic, from 1: add at the end. */
export const electricitySuppliers: readonly SimulatedSupplier[] = [
  stromstare,
  timjan,
  solglantan,
  vindila,
  alvdrag,
  midvinter,
  skymning,
  kvarnbacka,
];
