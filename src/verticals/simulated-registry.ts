import { simulatedAccident } from "#verticals/accident/simulated/accident.simulated.ts";
import { simulatedCar } from "#verticals/car/simulated/car.simulated.ts";
import { simulatedFlat } from "#verticals/flat/simulated/flat.simulated.ts";
import { simulatedHouse } from "#verticals/house/simulated/house.simulated.ts";
import type { SimulatedVertical } from "./_contract/simulated.ts";

// The simulators may read only this file of what verticals share.
export type * from "./_contract/simulated.ts";

/** What every vertical brings to the simulated outside world; one line each. Read by the simulators and by tests alone. */
export const simulatedVerticals: readonly SimulatedVertical[] = [
  simulatedCar,
  simulatedHouse,
  simulatedFlat,
  simulatedAccident,
];
