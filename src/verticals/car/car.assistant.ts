import type { CarCover } from "./car.search.ts";

/** Spec 3 §3, in the order they are shown. */
export const CAR_PREFERENCES = [
  "withoutbindingtime",
  "motorandgearbox",
  "lowexcesscost",
  "highexcesscost",
  "animalcollision",
  "analysingdrivingstyle",
] as const;
export type CarPreference = (typeof CAR_PREFERENCES)[number];

/** C-086. */
export const CAR_EXCLUSIVE: readonly (readonly CarPreference[])[] = [["lowexcesscost", "highexcesscost"]];

/** Spec 2 §4: traffic has none of what can be asked for. Spec 3 §5: half cover has no animal collision. */
export function preferencesOf(cover: CarCover | undefined): readonly CarPreference[] {
  if (cover === undefined || cover === "traffic") return [];
  return CAR_PREFERENCES.filter((key) => cover === "full" || key !== "animalcollision");
}
