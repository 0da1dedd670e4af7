import { simulatedAccident } from "#verticals/accident/simulated/accident.simulated.ts";
import { simulatedBroadband } from "#verticals/broadband/simulated/broadband.simulated.ts";
import { simulatedCar } from "#verticals/car/simulated/car.simulated.ts";
import { simulatedElectricity } from "#verticals/electricity/simulated/electricity.simulated.ts";
import { simulatedFlat } from "#verticals/flat/simulated/flat.simulated.ts";
import { simulatedHouse } from "#verticals/house/simulated/house.simulated.ts";
import { simulatedDeposit } from "#verticals/deposit/simulated/deposit.simulated.ts";
import { simulatedMortgage } from "#verticals/mortgage/simulated/mortgage.simulated.ts";
import { simulatedPrivateLoan } from "#verticals/privateloan/simulated/privateloan.simulated.ts";
import type { SimulatedApplied, SimulatedVertical } from "./_contract/simulated.ts";

// The simulators may read only this file of what verticals share.
export type * from "./_contract/simulated.ts";
export { priceChoices } from "./_simulated/price-choices.ts";

/** What every vertical brings to the simulated outside world; one line each. Read by the simulators and by tests alone. */
export const simulatedVerticals: readonly SimulatedVertical[] = [
  simulatedCar,
  simulatedHouse,
  simulatedFlat,
  simulatedAccident,
  simulatedElectricity,
  simulatedBroadband,
  simulatedDeposit,
  simulatedMortgage,
];

/** The same of every vertical that is applied for. Its providers are systems of their own. */
export const simulatedApplied: readonly SimulatedApplied[] = [simulatedPrivateLoan];
