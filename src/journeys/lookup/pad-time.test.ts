import { describe, expect, it } from "vitest";
import { movableClock } from "#tests/support/movable-clock.ts";
import { padTime } from "./pad-time.ts";

async function timeOf(workMs: number, outcome: "found" | "failed" = "found") {
  const clock = movableClock(1_000);
  const startedMs = clock.nowMs();
  const work = async () => {
    clock.moveMs(workMs);
    if (outcome === "failed") throw new Error("down");
    return outcome;
  };
  const padded = padTime(clock, 150, work)
    .catch((error: Error) => error.message)
    .then((value) => ({ takenMs: clock.nowMs() - startedMs, value }));
  const running = setInterval(() => clock.moveMs(1));
  return padded.finally(() => clearInterval(running));
}

describe("the time of an answer", () => {
  it.each([
    [0, 150],
    [1, 150],
    [149, 150],
    [150, 150],
    [151, 300],
    [2_000, 2_100],
  ])("that took %i ms is %i ms", async (workMs, takenMs) => {
    expect(await timeOf(workMs)).toEqual({ takenMs, value: "found" });
  });

  it("is the same for a failure", async () => {
    expect(await timeOf(20, "failed")).toEqual({ takenMs: 150, value: "down" });
  });
});
