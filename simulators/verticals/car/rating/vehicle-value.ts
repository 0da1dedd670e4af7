import type { RegisteredVehicle } from "#simulators/verticals/_shared/simulated.ts";

/** What the car would cost to replace: its price as new by power and make, less what every year takes. */
export function estimateValueKr(vehicle: RegisteredVehicle, ageYears: number): number {
  const asNewKr = (110_000 + vehicle.powerKw * 1_900) * (DEAR_MAKES.includes(vehicle.make) ? 1.25 : 1);
  return Math.max(SCRAP_VALUE_KR, asNewKr * YEARLY_REST ** ageYears);
}

const DEAR_MAKES = ["Audi", "BMW", "Porsche", "Tesla"];
/** The first year takes more and later ones less; over a life it comes to this. */
const YEARLY_REST = 0.86;
const SCRAP_VALUE_KR = 12_000;
