import { HOUSINGS, MOVABLES } from "#verticals/flat/flat.search.ts";
import { housingNames, movablesName } from "#verticals/flat/flat.texts.sv.ts";

/** A summary comes over the wire: what is unknown has no name. */
export function housingOf(id: string | undefined): string {
  const housing = HOUSINGS.find((each) => each === id);
  return housing ? housingNames[housing] : "";
}

export function movablesOf(id: string | undefined): string {
  const movables = MOVABLES.find((each) => each === id);
  return movables ? movablesName(movables) : "";
}
