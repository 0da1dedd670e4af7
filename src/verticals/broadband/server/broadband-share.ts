import type { ShareCapability } from "#verticals/_contract/share.ts";
import { aboutSharedBroadband } from "#verticals/broadband/broadband-share.texts.sv.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { broadbandParameters } from "./broadband-parameters.ts";

export const broadbandShare: ShareCapability<BroadbandSearch> = {
  about: aboutSharedBroadband,
  answers: (search) => broadbandParameters.answers(search, ["type", "speed", "bindtime"]),
};
