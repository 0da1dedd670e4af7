import { describe, expect, it } from "vitest";
import { coachSchema } from "#http/contract/coach.schema.ts";
import { type ComparedElsewhere, presentCoach } from "./coach.ts";

const ELSEWHERE: readonly ComparedElsewhere[] = [
  { path: "/ett/katt/", isOpen: true, product: "kattvakt", menu: "Kattvakt" },
  { path: "/ett/hund/", isOpen: true, product: "hundvakt", menu: "Hundvakt" },
  { path: "/ett/hast/", isOpen: true, product: "hästvakt", menu: "Hästvakt" },
  { path: "/fisk/", isOpen: false, product: "fiskvakt", menu: "Fisk" },
];
const NOBODY: ReadonlySet<string> = new Set();

describe("what a coach is told", () => {
  it("is a title, a subtitle and steps of six fields, none of which may be missing [W-025]", () => {
    const coach = presentCoach(ELSEWHERE, { place: "result", path: "/ett/katt/", ordered: NOBODY });
    expect(coachSchema.strict().parse(coach)).toEqual(coach);
    expect(coach?.Bullets[1]).toEqual({
      Completed: false,
      TitleShort: "Hundvakt",
      Href: "/ett/hund/",
      Tracking: "result hund",
      IconVue: "hund",
      IconColorClass: "todo",
    });
    for (const field of ["Title", "SubTitle", "Bullets"])
      expect(coachSchema.safeParse({ ...coach, [field]: undefined }).success, field).toBe(false);
    for (const field of Object.keys(coach?.Bullets[0] ?? {})) {
      const Bullets = [{ ...coach?.Bullets[0], [field]: undefined }];
      expect(coachSchema.safeParse({ ...coach, Bullets }).success, field).toBe(false);
    }
  });

  it("is completed where the visitor stands and where they have ordered, and says what is not built [W-027]", () => {
    const coach = presentCoach(ELSEWHERE, { place: "result", path: "/ett/katt/", ordered: new Set(["/ett/hund/"]) });
    expect(coach?.Bullets.map(({ Completed, IconColorClass }) => [Completed, IconColorClass])).toEqual([
      [true, "done"],
      [true, "done"],
      [false, "todo"],
      [false, "later"],
    ]);
  });

  it("is under way, and not done, while the prices come; the place is in what a click is told as", () => {
    const coach = presentCoach(ELSEWHERE, { place: "search", path: "/ett/katt/", ordered: NOBODY });
    expect(coach?.Bullets[0]).toMatchObject({ Completed: true, IconColorClass: "now" });
    expect(coach?.Bullets[3]?.Tracking).toBe("search fisk");
    expect(coach?.SubTitle).toMatch(/^Medan bolagen svarar/);
  });

  it("is not there when there is nothing else to go to", () => {
    expect(
      presentCoach(ELSEWHERE.slice(0, 1), { place: "result", path: "/ett/katt/", ordered: NOBODY }),
    ).toBeUndefined();
  });
});
