import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHashOpen } from "./use-hash-open.ts";

beforeEach(() => history.replaceState({ key: "router" }, "", "/page/?a=1"));
afterEach(cleanup);

/** Settles when the browser has gone back or forward. */
const travelled = () => new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));

test("opening adds one step to the history, keeps the router's notes, and back closes", async () => {
  const { result } = renderHook(() => useHashOpen("sok"));
  const steps = history.length;
  act(() => result.current.open());
  act(() => result.current.open());
  expect([location.hash, history.length, result.current.isOpen]).toEqual(["#sok", steps + 1, true]);
  expect(history.state).toMatchObject({ key: "router" });
  const back = travelled();
  act(() => history.back());
  await act(() => back);
  expect([location.href.split("/").at(-1), result.current.isOpen]).toEqual(["?a=1", false]);
});

test("closing goes back over the step that opening added", async () => {
  const { result } = renderHook(() => useHashOpen("sok"));
  act(() => result.current.open());
  act(() => result.current.close());
  await waitFor(() => expect(result.current.isOpen).toBe(false));
  expect(location.hash).toBe("");
});

test("a visitor who came straight to the address sees it open, and closing stays on the page", () => {
  history.replaceState(null, "", "/page/?a=1#sok");
  const { result } = renderHook(() => useHashOpen("sok"));
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.close());
  expect([location.pathname + location.search, location.hash, result.current.isOpen]).toEqual([
    "/page/?a=1",
    "",
    false,
  ]);
});

test("steps between a page and its modal are not seen by the router; other hashes are", async () => {
  const router = vi.fn();
  // Routers listen from the start, long before any modal is on the page.
  window.addEventListener("popstate", router);
  const { result } = renderHook(() => useHashOpen("sok"));
  act(() => result.current.open());
  let moved = travelled();
  act(() => history.back());
  await act(() => moved);
  expect(router).not.toHaveBeenCalled();

  history.pushState(null, "", "#other");
  moved = travelled();
  act(() => history.back());
  await act(() => moved);
  expect(router).toHaveBeenCalledTimes(1);
  window.removeEventListener("popstate", router);
});

test("a step from another page back to an open modal is the router's", async () => {
  const router = vi.fn();
  window.addEventListener("popstate", router);
  const { result, rerender } = renderHook(() => useHashOpen("sok"));
  act(() => result.current.open());
  // A router navigates to the same page with another query, and renders it.
  history.pushState({ key: "next" }, "", "/page/?a=2");
  rerender();
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  act(() => history.back());
  await act(() => moved);
  expect(router).toHaveBeenCalledTimes(1);
  expect([location.search, result.current.isOpen]).toEqual(["?a=1", true]);
  window.removeEventListener("popstate", router);
});
