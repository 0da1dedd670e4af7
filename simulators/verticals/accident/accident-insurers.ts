import type { AccidentInsurer } from "./rating/accident-insurer.ts";
import { akerbar } from "./insurers/akerbar.ts";
import { bjorkhaga } from "./insurers/bjorkhaga.ts";
import { granskog } from "./insurers/granskog.ts";
import { ljunghed } from "./insurers/ljunghed.ts";
import { rask } from "./insurers/rask.ts";
import { tuvull } from "./insurers/tuvull.ts";

/** All of them. The place in the list is the insurer's number in what is magic, from 1: add at the end. */
export const accidentInsurers: readonly AccidentInsurer[] = [tuvull, rask, akerbar, ljunghed, granskog, bjorkhaga];
