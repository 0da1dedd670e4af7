import type { AppliedVertical } from "./_contract/applied.ts";
import type { AnyVerticalServer } from "./_contract/vertical.ts";
import { createAccidentServer } from "#verticals/accident/server/accident.server.ts";
import { createBroadbandServer } from "#verticals/broadband/server/broadband.server.ts";
import { createCarServer } from "#verticals/car/server/car.server.ts";
import { createElectricityServer } from "#verticals/electricity/server/electricity.server.ts";
import { createFlatServer } from "#verticals/flat/server/flat.server.ts";
import { createHouseServer } from "#verticals/house/server/house.server.ts";
import { privateLoanServer } from "#verticals/privateloan/server/privateloan.server.ts";
import { createDepositServer } from "#verticals/deposit/server/deposit.server.ts";
import { createMortgageServer } from "#verticals/mortgage/server/mortgage.server.ts";

/** What the server knows of every vertical that is searched; one line each. The clock is the process's own, for rules that depend on today. */
export const createServerVerticals = (clock: { nowMs(): number }): readonly AnyVerticalServer[] => [
  createCarServer(clock),
  createHouseServer(clock),
  createFlatServer(clock),
  createAccidentServer(clock),
  createElectricityServer(clock),
  createBroadbandServer(clock),
  createDepositServer(clock),
  createMortgageServer(clock),
];

/** The same of every vertical that is applied for. */
export const appliedVerticals: readonly AppliedVertical[] = [privateLoanServer];
