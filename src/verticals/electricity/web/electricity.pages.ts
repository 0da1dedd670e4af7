import type { OwnPageEntry } from "#verticals/_contract/own-pages.ts";
import { CONTRACT_PAGE, METER_PAGE, TODAY_PAGE } from "#verticals/electricity/electricity-page-paths.ts";

export const electricityPages: readonly OwnPageEntry[] = [
  { path: CONTRACT_PAGE, load: () => import("./contract/contract.page.ts").then(({ contractPage }) => contractPage) },
  {
    path: TODAY_PAGE,
    isIndexed: true,
    load: () => import("./today/today.page.ts").then(({ todayPage }) => todayPage),
  },
  { path: METER_PAGE, load: () => import("./meter/meter.page.ts").then(({ meterPage }) => meterPage) },
];
