import { Zap } from "lucide-react";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { CONTRACT_PAGE, METER_PAGE, TODAY_PAGE } from "#verticals/electricity/electricity-page-paths.ts";
import { electricityPlaceTexts } from "#verticals/electricity/electricity-place.texts.sv.ts";
import { electricityPlace } from "#verticals/electricity/electricity.place.ts";

export const electricityEntry: VerticalEntry = {
  description: electricityPlace,
  menuLabel: electricityPlaceTexts.menu,
  MenuIcon: Zap,
  load: () => import("./electricity.web.ts").then(({ electricityWeb }) => electricityWeb),
  pages: [
    { path: CONTRACT_PAGE, load: () => import("./contract/contract.page.ts").then(({ contractPage }) => contractPage) },
    {
      path: TODAY_PAGE,
      isIndexed: true,
      load: () => import("./today/today.page.ts").then(({ todayPage }) => todayPage),
    },
    { path: METER_PAGE, load: () => import("./meter/meter.page.ts").then(({ meterPage }) => meterPage) },
  ],
};
