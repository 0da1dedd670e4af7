import { slugOf } from "#domain/service/services.ts";
import type { CoachBullet, CoachData, CoachTone } from "#http/contract/coach.schema.ts";
import type { ComparedElsewhere } from "#journeys/coach/compared-elsewhere.ts";
import type { ListedSearch } from "#journeys/search/list-search.ts";
import type { HeaderCoachData } from "#http/contract/order.schema.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { coachTexts as texts } from "./coach.texts.sv.ts";
import { orderTexts } from "./order.texts.sv.ts";

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

/** On the page of a search: its prices come until the list is open. */
export const presentResultCoach = (
  elsewhere: readonly ComparedElsewhere[],
  { state, vertical }: Pick<ListedSearch, "state" | "vertical">,
  ordered: ReadonlySet<string>,
): CoachData | undefined =>
  presentCoach(elsewhere, {
    place: state === "created" ? "search" : "result",
    path: vertical.description.path,
    ordered,
  });

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

/** Over the order of a service: what else can be compared. */
export function presentHeaderCoach(
  provider: string,
  { path }: Pick<VerticalDescription, "path">,
  elsewhere: readonly ComparedElsewhere[],
): HeaderCoachData {
  return {
    Title: orderTexts.complete.title,
    Bullet1: orderTexts.complete.bullet1(provider),
    Bullet2: orderTexts.complete.bullet2,
    Bullet3: orderTexts.complete.bullet3,
    CoachTitle: orderTexts.complete.coachTitle,
    Coach: {
      Bullets: elsewhere.map((other) => {
        const tone = other.path === path ? "done" : other.isOpen ? "todo" : "later";
        return { ...presentBullet(other, other.product, tone, "order"), TitleShorter: other.menu };
      }),
    },
  };
}
