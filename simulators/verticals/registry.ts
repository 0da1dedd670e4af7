import { simulatedAccident } from "#simulators/verticals/accident/accident.simulated.ts";
import { simulatedBroadband } from "#simulators/verticals/broadband/broadband.simulated.ts";
import { simulatedCar } from "#simulators/verticals/car/car.simulated.ts";
import { simulatedElectricity } from "#simulators/verticals/electricity/electricity.simulated.ts";
import { simulatedFlat } from "#simulators/verticals/flat/flat.simulated.ts";
import { simulatedHouse } from "#simulators/verticals/house/house.simulated.ts";
import { simulatedDeposit } from "#simulators/verticals/deposit/deposit.simulated.ts";
import { simulatedMortgage } from "#simulators/verticals/mortgage/mortgage.simulated.ts";
import { simulatedPrivateLoan } from "#simulators/verticals/privateloan/privateloan.simulated.ts";
import type { SimulatedApplied, SimulatedVertical } from "./_shared/simulated.ts";

// The simulators may read only this file of what verticals share.
export type * from "./_shared/simulated.ts";
export { priceChoices } from "./_shared/price-choices.ts";

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
