import { describe, expect, it } from "vitest";
import { giftBodySchema } from "./after-order.schema.ts";
import { additionalContentSchema, headerCoachSchema } from "./order.schema.ts";

const step = {
  Href: "/forsakring/",
  Completed: true,
  IconColorClass: "done",
  IconVue: "home",
  TitleShort: "Villaförsäkring",
  TitleShorter: "Villa",
  Tracking: "coach_step",
};
const coach = {
  Title: "Klart.",
  Bullet1: "ett",
  Bullet2: "två",
  Bullet3: "tre",
  CoachTitle: "Fortsätt",
  Coach: { Bullets: [step] },
};

describe("the data of an order's page", () => {
  it("coach data has its fields, the third bullet alone may be missing, and a step lacks none [C-208]", () => {
    expect(headerCoachSchema.parse(coach)).toEqual(coach);
    for (const field of Object.keys(coach)) {
      const { [field as keyof typeof coach]: _, ...rest } = coach;
      expect(headerCoachSchema.safeParse(rest).success, field).toBe(field === "Bullet3");
    }
    for (const field of Object.keys(step)) {
      const { [field as keyof typeof step]: _, ...rest } = step;
      expect(headerCoachSchema.safeParse({ ...coach, Coach: { Bullets: [rest] } }).success, field).toBe(false);
    }
  });

  it("additional content is text, or a card with its bullets, and nothing else [C-209]", () => {
    const card = { Title: "t", Text: "x", Bullets: [{ Title: "t", Text: "x", Href: "/", Completed: false }] };
    expect(additionalContentSchema.parse("ord")).toBe("ord");
    expect(additionalContentSchema.parse(card)).toEqual(card);
    for (const other of [null, 1, { Title: "t" }, { ...card, Bullets: [{ Title: "t" }] }])
      expect(additionalContentSchema.safeParse(other).success).toBe(false);
  });
});

describe("the gift form", () => {
  it("has personal number, telephone and, when ticked, product; a date sent along is not ours to take [C-235]", () => {
    const form = { civicNumber: "198502102380", phoneNumber: "0701234567" };
    expect(giftBodySchema.parse({ ...form, date: "2020-01-01" })).toEqual(form);
    expect(giftBodySchema.parse({ ...form, product: "p" })).toEqual({ ...form, product: "p" });
    expect(giftBodySchema.safeParse({ phoneNumber: "1" }).success).toBe(false);
  });
});
