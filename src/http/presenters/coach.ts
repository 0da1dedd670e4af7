import { slugOf } from "#domain/service/services.ts";
import type { CoachBullet, CoachData, CoachTone } from "#http/contract/coach.schema.ts";
import { coachTexts as texts } from "./coach.texts.sv.ts";

/** Another service that can be compared: its page and its name. */
export interface ComparedElsewhere {
  readonly path: string;
  /** False while its page only describes what is to come. */
  readonly isOpen: boolean;
  /** "bilförsäkring". */
  readonly product: string;
  /** The name by itself: "Bilförsäkring", "Sparande". */
  readonly menu: string;
}

/** Where a coach is shown: while the prices come, over their list, on the page of an order. */
export type CoachPlace = "search" | "result" | "order";

export interface CoachedVisit {
  readonly place: Exclude<CoachPlace, "order">;
  /** Of what is compared here. */
  readonly path: string;
  /** Addresses of what the visitor has ordered. */
  readonly ordered: ReadonlySet<string>;
}

/** Spec 2 §1, 3 §2.6: everything we compare, in the order of the menus. Undefined when no other service can be suggested. */
export function presentCoach(
  elsewhere: readonly ComparedElsewhere[],
  { place, path, ordered }: CoachedVisit,
): CoachData | undefined {
  if (elsewhere.every((other) => other.path === path)) return undefined;
  const toneOf = (other: ComparedElsewhere): CoachTone => {
    if (other.path === path) return place === "search" ? "now" : "done";
    if (ordered.has(other.path)) return "done";
    return other.isOpen ? "todo" : "later";
  };
  return {
    Title: texts.title,
    SubTitle: texts.subTitle[place],
    Bullets: elsewhere.map((other) => presentBullet(other, other.menu, toneOf(other), place)),
  };
}

export const presentBullet = (
  { path }: Pick<ComparedElsewhere, "path">,
  title: string,
  tone: CoachTone,
  place: CoachPlace,
): CoachBullet => ({
  Completed: tone === "done" || tone === "now",
  TitleShort: title,
  Href: path,
  Tracking: `${place} ${slugOf({ path })}`,
  IconVue: slugOf({ path }),
  IconColorClass: tone,
});
