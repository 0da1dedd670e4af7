import type { AppliedEntry } from "./_contract/apply-web.ts";
import type { PlacedVertical, VerticalEntry } from "./_contract/vertical-entry.ts";
import { accidentEntry } from "./accident/web/accident.entry.ts";
import { broadbandEntry } from "./broadband/web/broadband.entry.ts";
import { carEntry } from "./car/web/car.entry.ts";
import { electricityEntry } from "./electricity/web/electricity.entry.ts";
import { flatEntry } from "./flat/web/flat.entry.ts";
import { houseEntry } from "./house/web/house.entry.ts";
import { privateLoanEntry } from "./privateloan/web/privateloan.entry.ts";
import { depositEntry } from "./deposit/web/deposit.entry.ts";
import { mortgageEntry } from "./mortgage/web/mortgage.entry.ts";

/** What the pages know of every vertical that is searched; one line each, in the order of the menus. */
export const webVerticals: readonly VerticalEntry[] = [
  carEntry,
  houseEntry,
  flatEntry,
  accidentEntry,
  electricityEntry,
  broadbandEntry,
  depositEntry,
  mortgageEntry,
];

/** The same of every vertical that is applied for. */
export const appliedEntries: readonly AppliedEntry[] = [privateLoanEntry];

/** All of them: for menus, addresses and names. */
export const placedVerticals: readonly PlacedVertical[] = [...webVerticals, ...appliedEntries];
