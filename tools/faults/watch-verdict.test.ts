import { expect, it } from "vitest";
import { type JudgedWatch, judgeWatches } from "./watch-verdict.ts";

const watch = (changes: Partial<JudgedWatch> = {}): JudgedWatch => ({
  watchId: "w",
  due: ["2027-01", "2027-02"],
  isStopped: false,
  periods: ["2027-01", "2027-02"],
  mails: [{ mailId: "1", state: "sent" }],
  arrived: ["1"],
  arrivedBeforeStop: 0,
  ...changes,
});

const verdictOn = (changes: Partial<JudgedWatch>) => judgeWatches([watch(changes)]);

it("a watch that ran in each period, and whose mail arrived once, has no fault", () => {
  expect(judgeWatches([watch()])).toEqual({
    counts: { asked: 2, lost: 0, doubled: 0, wrong: 0, answeredShare: 1 },
    faults: { mailsDoubled: 0, mailsMissing: 0 },
    also: { runs: 2, mails: 1, stopped: 0, uncertain: 0 },
  });
});

it("a due period without a run is lost, but for the last before the watch was stopped", () => {
  expect(verdictOn({ periods: ["2027-01"] }).counts).toMatchObject({ lost: 1, answeredShare: 0.5 });
  expect(verdictOn({ periods: ["2027-01"], isStopped: true, arrivedBeforeStop: 1 }).counts.lost).toBe(0);
  expect(verdictOn({ periods: ["2027-02"], isStopped: true, arrivedBeforeStop: 1 }).counts.lost).toBe(1);
});

it("a second run in a period, and a run that was not due, are doubled", () => {
  expect(verdictOn({ periods: ["2027-01", "2027-02", "2027-02", "2027-03"] }).counts.doubled).toBe(2);
});

it("a second copy of a mail, and a mail that nothing is known of, are counted", () => {
  expect(verdictOn({ arrived: ["1", "1", "2"] }).faults.mailsDoubled).toBe(2);
});

it("a mail after the watch was stopped is wrong", () => {
  const mails = [
    { mailId: "1", state: "sent" },
    { mailId: "2", state: "sent" },
  ];
  expect(verdictOn({ isStopped: true, arrivedBeforeStop: 1, mails, arrived: ["1", "2"] }).counts.wrong).toBe(1);
  expect(verdictOn({ isStopped: true, arrivedBeforeStop: 2, mails, arrived: ["1", "2"] }).counts.wrong).toBe(0);
});

it("a mail that was sent and did not arrive is missing, and one without an answer is uncertain", () => {
  const mails = [
    { mailId: "1", state: "sent" },
    { mailId: "2", state: "uncertain" },
  ];
  expect(verdictOn({ mails, arrived: [] })).toMatchObject({ faults: { mailsMissing: 1 }, also: { uncertain: 1 } });
});
