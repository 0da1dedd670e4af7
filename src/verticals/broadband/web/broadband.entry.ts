import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { broadbandPlaceTexts } from "#verticals/broadband/broadband-place.texts.sv.ts";
import { broadbandPlace } from "#verticals/broadband/broadband.place.ts";

export const broadbandEntry: VerticalEntry = {
  description: broadbandPlace,
  menuLabel: broadbandPlaceTexts.menu,
  loadHomeCard: () => import("./home/BroadbandHomeCard.tsx").then(({ BroadbandHomeCard }) => BroadbandHomeCard),
  load: () => import("./broadband.web.ts").then(({ broadbandWeb }) => broadbandWeb),
};
