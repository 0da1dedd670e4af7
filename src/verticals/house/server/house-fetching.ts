import type { VerticalFetching } from "#verticals/_contract/fetching.ts";
import {
  homeFetching,
  type HomeSearch,
  numberOrNull,
  mapOrNull,
  type ValueMap,
  yesOrNull,
} from "#verticals/_insurance/home-fetching.ts";
import { houseForm } from "#verticals/house/house.form.ts";
import { houseCoverToday } from "./house-cover.ts";
import { RENOVATION_ASKED_BEFORE } from "#verticals/house/house.search.ts";

/** The aggregator's names. */
const SUB_TYPES = ["villaInsurance"];

const BASEMENT_VALUES: ValueMap = {
  none: "no",
  furnished: "furnishedbasement",
  unfurnished: "unfurnishedbasement",
  souterrain: "souterrain",
};

/**
 * What the insurer knows of the house replaces what was typed. What it does not report is asked for; so is what only the
 * visitor decides: how much the new insurance is to cover.
 */
export const houseFetching = (today: () => string): VerticalFetching<HomeSearch> =>
  homeFetching({
    subTypes: SUB_TYPES,
    form: houseForm,
    coverToday: houseCoverToday,
    today,
    toSearchParameters: (home) => ({
      buildyear: numberOrNull(home.builtYear),
      ...(home.builtYear !== undefined && home.builtYear >= RENOVATION_ASKED_BEFORE ? {} : { renovationyear: null }),
      biarea: home.otherFacts["otherArea"] ?? null,
      numberofbathrooms: numberOrNull(home.bathrooms),
      waterheating: yesOrNull(home.otherFacts["waterHeating"]),
      basement: mapOrNull(BASEMENT_VALUES, home.otherFacts["basement"]),
      // Buildings that are reported only by number cannot be priced.
      numberofextrabuildings: home.otherFacts["extraBuildings"] === "0" ? "0" : null,
    }),
  });
