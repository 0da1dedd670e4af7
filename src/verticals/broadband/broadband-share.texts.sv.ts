import type { BroadbandSearch } from "./broadband.search.ts";
import { broadbandTypeNames } from "./broadband.texts.sv.ts";

/** "Fiber, minst 250 Mbit/s". Undefined when everything at the address was asked for. */
export function aboutSharedBroadband({
  type,
  minSpeedMbit,
}: Pick<BroadbandSearch, "type" | "minSpeedMbit">): string | undefined {
  const name = type === "all" ? "Bredband" : broadbandTypeNames[type];
  if (minSpeedMbit !== undefined) return `${name}, minst ${minSpeedMbit}\u00A0Mbit/s`;
  return type === "all" ? undefined : name;
}
