import { Zap } from "lucide-react";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { CONTRACT_PAGE } from "../electricity-pages.ts";
import { electricityPlaceTexts } from "../electricity-place.texts.sv.ts";
import { electricityPlace } from "../electricity.place.ts";

export const electricityEntry: VerticalEntry = {
  description: electricityPlace,
  menuLabel: electricityPlaceTexts.menu,
  MenuIcon: Zap,
  load: () => import("./electricity.web.ts").then(({ electricityWeb }) => electricityWeb),
  pages: [
    { path: CONTRACT_PAGE, load: () => import("./contract/contract.page.ts").then(({ contractPage }) => contractPage) },
  ],
};
