import { describe, expect, it } from "vitest";
import { pickCaptcha, findQuestionProblems, isCaptcha, QUESTION_MAX_CHARACTERS } from "./expert-question.ts";

describe("the captcha", () => {
  it("is a whole number from 100 to 799, and every one of them can come [W-013]", () => {
    expect([0, 0.5, 0.999_999_999].map((at) => pickCaptcha(() => at))).toEqual([100, 450, 799]);
    const picked = new Set(Array.from({ length: 70_000 }, (_, index) => pickCaptcha(() => index / 70_000)));
    expect(picked.size).toBe(700);
    expect(Math.min(...picked)).toBe(100);
    expect(Math.max(...picked)).toBe(799);
  });

  it("is taken only when it is one [W-013]", () => {
    for (const good of ["100", "437", "799"]) expect(isCaptcha(good)).toBe(true);
    for (const bad of ["", "99", "800", "0437", "4e2", " 437", "437.0", "-437"]) expect(isCaptcha(bad)).toBe(false);
  });
});

describe("a question", () => {
  const fieldsOf = (email: string, question: string) =>
    findQuestionProblems({ email, question }).map(({ field }) => field);

  it("needs an address and enough to answer, and not more than fits", () => {
    expect(fieldsOf("anna@post.example", "Vilken självrisk ska jag ha?")).toEqual([]);
    expect(fieldsOf(" anna@post.example ", "Vilken självrisk ska jag ha?")).toEqual([]);
    expect(fieldsOf("", "")).toEqual(["email", "question"]);
    expect(fieldsOf("anna@", "\n  Kort fråga  \n\n")).toEqual(["email", "question"]);
    expect(fieldsOf("anna@post.example", "a".repeat(QUESTION_MAX_CHARACTERS + 1))).toEqual(["question"]);
  });
});
