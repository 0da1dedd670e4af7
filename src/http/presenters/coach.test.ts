import { describe, expect, it } from "vitest";
import type { ComparedElsewhere } from "#journeys/coach/compared-elsewhere.ts";
import { presentCoach } from "./coach.ts";

const ELSEWHERE: readonly ComparedElsewhere[] = [
  { path: "/ett/katt/", isOpen: true, product: "kattvakt", menu: "Kattvakt" },
  { path: "/ett/hund/", isOpen: true, product: "hundvakt", menu: "Hundvakt" },
  { path: "/ett/hast/", isOpen: true, product: "hästvakt", menu: "Hästvakt" },
  { path: "/fisk/", isOpen: false, product: "fiskvakt", menu: "Fisk" },
];
const NOTHING_ORDERED: ReadonlySet<string> = new Set();

describe("the data of a coach", () => {
  it("is a title, a subtitle and steps of six fields, the same of every step [W-025]", () => {
    const coach = presentCoach(ELSEWHERE, { place: "result", path: "/ett/katt/", ordered: NOTHING_ORDERED });
    expect(Object.keys(coach ?? {})).toEqual(["Title", "SubTitle", "Bullets"]);
    expect([coach?.Title, coach?.SubTitle]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    expect(coach?.Bullets).toHaveLength(ELSEWHERE.length);
    expect(coach?.Bullets[1]).toEqual({
      Completed: false,
      TitleShort: "Hundvakt",
      Href: "/ett/hund/",
      Tracking: "result hund",
      IconVue: "hund",
      IconColorClass: "todo",
    });
    const fields = ["Completed", "TitleShort", "Href", "Tracking", "IconVue", "IconColorClass"];
    for (const bullet of coach?.Bullets ?? []) expect(Object.keys(bullet).toSorted()).toEqual(fields.toSorted());
  });

  it("is completed on the visitor's own page and for what they have ordered, and marks what is not built [W-027]", () => {
    const coach = presentCoach(ELSEWHERE, { place: "result", path: "/ett/katt/", ordered: new Set(["/ett/hund/"]) });
    expect(coach?.Bullets.map(({ Completed, IconColorClass }) => [Completed, IconColorClass])).toEqual([
      [true, "done"],
      [true, "done"],
      [false, "todo"],
      [false, "later"],
    ]);
  });

  it("is under way, and not done, while the prices come; the name of a click contains the place", () => {
    const coach = presentCoach(ELSEWHERE, { place: "search", path: "/ett/katt/", ordered: NOTHING_ORDERED });
    expect(coach?.Bullets[0]).toMatchObject({ Completed: true, IconColorClass: "now" });
    expect(coach?.Bullets[3]?.Tracking).toBe("search fisk");
    expect(coach?.SubTitle).toMatch(/^Medan bolagen svarar/);
  });

  it("is undefined when no other service can be suggested", () => {
    expect(
      presentCoach(ELSEWHERE.slice(0, 1), { place: "result", path: "/ett/katt/", ordered: NOTHING_ORDERED }),
    ).toBeUndefined();
  });
});
