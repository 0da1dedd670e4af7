import type { SimulatedOperator } from "#simulators/verticals/broadband/rating/operator.ts";
import { bandtrast } from "./operators/bandtrast.ts";
import { fiberlin } from "./operators/fiberlin.ts";
import { kabelo } from "./operators/kabelo.ts";
import { ljustrad } from "./operators/ljustrad.ts";
import { pingvinet } from "./operators/pingvinet.ts";
import { vagskum } from "./operators/vagskum.ts";

/** All of them. The place in the list is the operator's number in what is magic, from 1: add at the end. */
export const broadbandOperators: readonly SimulatedOperator[] = [
  fiberlin,
  bandtrast,
  kabelo,
  ljustrad,
  pingvinet,
  vagskum,
];
