import { expect, it } from "vitest";
import { type JudgedAnswer, type JudgedApplication, judgeApplications } from "./application-verdict.ts";

const answer = (changes: Partial<JudgedAnswer> = {}): JudgedAnswer => ({
  answerId: "a",
  slug: "tall",
  state: "offered",
  expected: "offered",
  sent: 1,
  mails: 1,
  ...changes,
});

const application = (
  answers: readonly JudgedAnswer[],
  changes: Partial<JudgedApplication> = {},
): JudgedApplication => ({
  hash: "h",
  lenders: answers.length,
  answers,
  isVisibleToApplicant: true,
  isVisibleToStranger: false,
  ...changes,
});

const verdictOn = (changes: Partial<JudgedAnswer>) => judgeApplications([application([answer(changes)])], 1);

it("an application that every lender has once, with one mail for each offer, has no fault", () => {
  const declined = answer({ state: "declined", expected: "declined", mails: 0 });
  const { counts, faults, lines } = judgeApplications([application([answer(), declined])], 2);
  expect(counts).toEqual({ asked: 2, lost: 0, doubled: 0, wrong: 0, answeredShare: 0.5 });
  expect(faults).toEqual({ mailsMissing: 0, mailsDoubled: 0, strayed: 0 });
  expect(lines).toEqual([]);
});

it.each([
  ["a lender does not have it", { sent: 0 }],
  ["it has no decision", { state: "received", mails: 0 }],
  ["it ended without an answer", { state: "unanswered", mails: 0 }],
] as const)("an answer is lost when %s", (_, changes) => {
  expect(verdictOn(changes).counts).toMatchObject({ lost: 1, wrong: 0 });
});

it("an answer is doubled, wrong, or has another number of mails", () => {
  expect(verdictOn({ sent: 3 }).counts.doubled).toBe(2);
  expect(verdictOn({ state: "declined", mails: 0 }).counts).toMatchObject({ lost: 0, wrong: 1 });
  expect(verdictOn({ mails: 0 }).faults).toMatchObject({ mailsMissing: 1, mailsDoubled: 0 });
  expect(verdictOn({ mails: 2 }).faults).toMatchObject({ mailsMissing: 0, mailsDoubled: 1 });
  expect(verdictOn({ mails: 2 }).lines).toHaveLength(1);
});

it("a lender that was never asked, and an application that its applicant cannot read, are lost", () => {
  expect(judgeApplications([application([answer()], { lenders: 3 })], 1).counts.lost).toBe(2);
  expect(judgeApplications([application([answer()], { isVisibleToApplicant: false })], 1).counts.lost).toBe(1);
  expect(judgeApplications([application([answer()], { isVisibleToStranger: true })], 1).faults.strayed).toBe(1);
});
