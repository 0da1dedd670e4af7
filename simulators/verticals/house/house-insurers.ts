import type { HouseInsurer } from "./rating/house-insurer.ts";
import { akerbar } from "./insurers/akerbar.ts";
import { bjorkhaga } from "./insurers/bjorkhaga.ts";
import { fyrbak } from "./insurers/fyrbak.ts";
import { granskog } from "./insurers/granskog.ts";
import { kronhjort } from "./insurers/kronhjort.ts";
import { ljunghed } from "./insurers/ljunghed.ts";
import { nordkaj } from "./insurers/nordkaj.ts";
import { rask } from "./insurers/rask.ts";
import { stenvalv } from "./insurers/stenvalv.ts";
import { tuvull } from "./insurers/tuvull.ts";

/** All of them. The place in the list is the insurer's number in the magic addresses, from 1: add at the end. */
export const houseInsurers: readonly HouseInsurer[] = [
  akerbar,
  bjorkhaga,
  fyrbak,
  granskog,
  kronhjort,
  ljunghed,
  nordkaj,
  rask,
  stenvalv,
  tuvull,
];
