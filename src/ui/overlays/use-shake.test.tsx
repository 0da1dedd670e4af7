import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useShake } from "./use-shake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("the shake lasts 600 ms, and a new one starts over [F-096]", () => {
  const { result } = renderHook(useShake);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  act(() => result.current.shake());
  pass(599);
  expect(result.current.isShaking).toBe(true);
  act(() => result.current.shake());
  pass(599);
  expect(result.current.isShaking).toBe(true);
  pass(1);
  expect(result.current.isShaking).toBe(false);
});
