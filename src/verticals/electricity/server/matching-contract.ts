import type { ElectricitySearch, EnvironmentType } from "#verticals/electricity/electricity.search.ts";
import type { ListedContract } from "./protocols/read-contract-list.ts";

const RENEWABLE: readonly EnvironmentType[] = ["solar", "wind", "water", "renewal", "good"];

/** Whether a contract is of the kind that was searched for. Renewable is any of the renewable sources; the others are themselves. */
export function isSearchedFor(
  { terms, environment, bindingMonths }: ListedContract,
  search: ElectricitySearch,
): boolean {
  const isType = search.contractType === "all" || search.contractType === terms.type;
  const isFree = search.maxBindingMonths === undefined || bindingMonths <= search.maxBindingMonths;
  return isType && isFree && hasOrigin(environment, search.environment);
}

function hasOrigin(environment: EnvironmentType, wanted: ElectricitySearch["environment"]): boolean {
  if (wanted === "all") return true;
  return wanted === "renewal" ? RENEWABLE.includes(environment) : environment === wanted;
}
