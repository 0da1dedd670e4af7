import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";

type Wished = Pick<BroadbandSearch, "type" | "minSpeedMbit" | "maxBindingMonths">;
type Stated = Pick<BroadbandDetail, "type" | "downMbit" | "bindingMonths">;

/** Whether a subscription is of the kind that was searched for. */
export const isSearchedFor = (
  { type, downMbit, bindingMonths }: Stated,
  { type: wanted, minSpeedMbit = 0, maxBindingMonths = Infinity }: Wished,
): boolean => (wanted === "all" || wanted === type) && downMbit >= minSpeedMbit && bindingMonths <= maxBindingMonths;
