import type { ShareCapability } from "#verticals/_contract/share.ts";
import { sharedExcess } from "#verticals/_insurance/shared-excess.ts";
import { aboutSharedHouse } from "#verticals/house/house-share.texts.sv.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { houseParameters } from "./house-parameters.ts";

export const houseShare: ShareCapability<HouseSearch> = {
  about: ({ livingArea, buildYear }) => aboutSharedHouse(livingArea, buildYear),
  answers: (search) => houseParameters.answers(search, ["buildyear", "livingarea", "biarea", "numberofresidents"]),
  ...sharedExcess,
};
