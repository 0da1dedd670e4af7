import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useBankIdPoll } from "./use-bankid-poll.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = (ask: (signal: AbortSignal) => Promise<void>, first = { isActive: true, intervalMs: 1_000 }) =>
  renderHook((props) => useBankIdPoll({ ...props, ask }), { initialProps: first });

const showPage = () => document.dispatchEvent(new Event("visibilitychange"));

describe("asking how it goes with BankID", () => {
  it("continues while it is active, each time after the requested pause", async () => {
    const ask = vi.fn(async () => undefined);
    const { rerender } = follow(ask);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    rerender({ isActive: true, intervalMs: 4_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ask).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(ask).toHaveBeenCalledTimes(3);
    rerender({ isActive: false, intervalMs: 4_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is done at once when the page is shown again, and never twice at the same time", async () => {
    const answers: (() => void)[] = [];
    const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    follow(ask);
    showPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    showPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("drops the question under way when the page goes", async () => {
    const signals: AbortSignal[] = [];
    const { unmount } = follow(async (signal) => void signals.push(signal));
    await vi.advanceTimersByTimeAsync(1_000);
    unmount();
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signals).toHaveLength(1);
  });
});
