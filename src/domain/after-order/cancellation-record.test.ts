import { expect, test } from "vitest";
import { cancellationPhase, type CancellationRecord } from "./cancellation-record.ts";

const noticeIn = (state: CancellationRecord["notice"]["state"]): CancellationRecord["notice"] => ({
  state,
  to: "cancel@insurer.example",
  settledAtMs: undefined,
  serverAnswer: undefined,
});
const answered = (isConfirmed: boolean) => ({ isConfirmed, by: "staff" as const, atMs: 1, text: undefined });

test.each([
  ["queued", undefined, "sending"],
  ["sent", undefined, "waiting"],
  ["failed", undefined, "lost"],
  ["queued", true, "confirmed"],
  ["failed", true, "confirmed"],
  ["sent", false, "left-to-customer"],
] as const)("a notice that is %s, confirmed: %s, is %s", (state, isConfirmed, phase) => {
  const answer = isConfirmed === undefined ? undefined : answered(isConfirmed);
  expect(cancellationPhase({ notice: noticeIn(state), answer })).toBe(phase);
});
