import type { VerticalFetching } from "#verticals/_contract/fetching.ts";
import {
  homeFetching,
  type HomeSearch,
  mapOrNull,
  type ValueMap,
  yesOrNull,
} from "#verticals/_insurance/home-fetching.ts";
import { flatForm } from "#verticals/flat/flat.form.ts";
import { flatCoverToday } from "./flat-cover.ts";

/** The aggregator's names for a home that is not an owned house. */
export const FLAT_SUB_TYPES = ["condoInsurance", "rentalInsurance", "studentInsurance"] as const;

const TENURE_VALUES: ValueMap = { condo: "bostadsratt", rental: "hyresratt", student: "student", sublet: "andrahand" };

/** What the insurer knows of the home; the visitor decides how much the new insurance covers. */
export const flatFetching = (today: () => string): VerticalFetching<HomeSearch> =>
  homeFetching({
    subTypes: FLAT_SUB_TYPES,
    form: flatForm,
    coverToday: flatCoverToday,
    today,
    toSearchParameters: (home) => ({
      housingtype: mapOrNull(TENURE_VALUES, home.otherFacts["tenure"]),
      safetydoor: yesOrNull(home.otherFacts["safetyDoor"]),
    }),
  });
