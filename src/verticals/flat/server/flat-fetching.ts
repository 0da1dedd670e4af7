import type { FormDescription } from "#domain/form/form-description.ts";
import type { VerticalFetching } from "#verticals/_contract/fetching.ts";
import {
  homeFetching,
  toHomeParameters,
  mapOrNull,
  type ValueMap,
  yesOrNull,
} from "#verticals/_insurance/home-fetching.ts";

/** The aggregator's names for a home that is not an owned house. */
export const FLAT_SUB_TYPES = ["condoInsurance", "rentalInsurance", "studentInsurance"] as const;

const TENURE_VALUES: ValueMap = { condo: "bostadsratt", rental: "hyresratt", student: "student", sublet: "andrahand" };

/** What the insurer knows of the home; the visitor decides how much the new insurance covers. */
export const flatFetching = (form: FormDescription, today: () => string): VerticalFetching =>
  homeFetching({
    subTypes: FLAT_SUB_TYPES,
    form,
    today,
    toSearchParameters: (home) => ({
      ...toHomeParameters(home),
      housingtype: mapOrNull(TENURE_VALUES, home.otherFacts["tenure"]),
      safetydoor: yesOrNull(home.otherFacts["safetyDoor"]),
      movables: null,
      ownfault: null,
      allrisk: null,
      travel45: null,
    }),
  });
