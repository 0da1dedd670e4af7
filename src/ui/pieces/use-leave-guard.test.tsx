import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLeaveGuard } from "./use-leave-guard.ts";

afterEach(cleanup);

/** True when the browser would ask before the page goes. */
function isHeldByBrowser(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("without changes leaving needs no answer", () => {
  const leave = vi.fn();
  const { result } = renderHook(() => useLeaveGuard({ hasChanges: false }));
  act(() => result.current.ask(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(result.current.isAsking).toBe(false);
  expect(isHeldByBrowser()).toBe(false);
});

test("with changes the visitor is asked, and stays until the answer is to leave", () => {
  const leave = vi.fn();
  const onStay = vi.fn();
  const { result } = renderHook(() => useLeaveGuard({ hasChanges: true, onStay }));
  expect(isHeldByBrowser()).toBe(true);

  act(() => result.current.ask(leave));
  expect(result.current.isAsking).toBe(true);
  act(() => result.current.stay());
  expect([result.current.isAsking, leave.mock.calls.length, onStay.mock.calls.length]).toEqual([false, 0, 1]);

  act(() => result.current.ask(leave));
  act(() => result.current.leave());
  expect(leave).toHaveBeenCalledTimes(1);
  expect(isHeldByBrowser()).toBe(false);
});

test("saved changes, or a form that is gone, no longer hold the page", () => {
  const { rerender, unmount } = renderHook(({ hasChanges }) => useLeaveGuard({ hasChanges }), {
    initialProps: { hasChanges: true },
  });
  rerender({ hasChanges: false });
  expect(isHeldByBrowser()).toBe(false);
  rerender({ hasChanges: true });
  expect(isHeldByBrowser()).toBe(true);
  unmount();
  expect(isHeldByBrowser()).toBe(false);
});
