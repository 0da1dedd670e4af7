import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePoll } from "./use-poll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const poll = (ask: (signal: AbortSignal) => Promise<void>) =>
  renderHook(({ isActive }) => usePoll({ isActive, intervalMs: 800, ask }), { initialProps: { isActive: true } });

describe("polling", () => {
  it("asks every 800 ms while active [C-014]", async () => {
    const ask = vi.fn(async () => {});
    poll(ask);
    await vi.advanceTimersByTimeAsync(799);
    expect(ask).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1600);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("waits for a slow answer before it asks again", async () => {
    let answer: () => void = () => {};
    const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    poll(ask);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(800);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("stops when it is no longer active, and drops the question under way", async () => {
    let asked: AbortSignal | undefined;
    const ask = vi.fn((signal: AbortSignal) => {
      asked = signal;
      return new Promise<void>(() => {});
    });
    const { rerender } = poll(ask);
    await vi.advanceTimersByTimeAsync(800);
    rerender({ isActive: false });
    expect(asked?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("stops when the page goes", async () => {
    const ask = vi.fn(async () => {});
    const { unmount } = poll(ask);
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(0);
  });

  it("asks with what the page knows now", async () => {
    const asked: string[] = [];
    const { rerender } = renderHook(
      ({ word }) => usePoll({ isActive: true, intervalMs: 800, ask: async () => void asked.push(word) }),
      { initialProps: { word: "first" } },
    );
    rerender({ word: "second" });
    await vi.advanceTimersByTimeAsync(800);
    expect(asked).toEqual(["second"]);
  });
});
