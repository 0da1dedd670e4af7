import type { ShareCapability } from "#verticals/_contract/share.ts";
import { sharedExcess } from "#verticals/_insurance/shared-excess.ts";
import { aboutSharedFlat } from "#verticals/flat/flat-share.texts.sv.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { flatParameters } from "./flat-parameters.ts";

export const flatShare: ShareCapability<FlatSearch> = {
  about: ({ housing, livingArea }) => aboutSharedFlat(housing, livingArea),
  answers: (search) =>
    flatParameters.answers(search, ["housingtype", "livingarea", "numberofresidents", "movables", "ownfault"]),
  ...sharedExcess,
};
