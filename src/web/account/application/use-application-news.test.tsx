import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApplicationView } from "#domain/application/application-view.ts";
import { useApplicationNews } from "./use-application-news.ts";

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const envelope = (changedAtMs: number) =>
  Response.json({
    Success: true,
    Error: [],
    Status: "Ok",
    Exception: null,
    Debug: null,
    Data: { Result: { Applications: [{ ApplicationHash: "abc", Changed: new Date(changedAtMs).toISOString() }] } },
  });

const application = (changedAtMs: number, state: "received" | "offered"): ApplicationView => ({
  applicationHash: "abc",
  vertical: "any",
  state: "open",
  amountOre: undefined,
  appliedAtMs: 0,
  changedAtMs,
  answerByMs: 1,
  answers: [
    {
      providerSlug: "a",
      providerName: "A",
      state,
      changedAtMs,
      untilMs: undefined,
      offer: undefined,
      isCheapest: false,
      needed: undefined,
      canAccept: false,
      isOnHold: false,
    },
  ],
  explanation: undefined,
  steps: [],
  withdrawal: undefined,
  help: undefined,
});

function Page() {
  const shown = useLoaderData<ApplicationView>();
  return <p>{`${shown.changedAtMs} after ${useApplicationNews(shown)}`}</p>;
}

async function show(load: () => ApplicationView) {
  const router = createMemoryRouter([{ path: "/", loader: load, Component: Page, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test("the page asks with growing waits, and loads again only when something has changed", async () => {
  let now = application(1_000, "received");
  const load = vi.fn(() => now);
  fetched.mockImplementation(async () => envelope(now.changedAtMs));
  await show(load);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect([fetched.mock.calls.length, load.mock.calls.length]).toEqual([2, 1]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/minasidor/privatlan/application?applicationHash=abc");
  now = application(2_000, "offered");
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText("2000 after 1")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(fetched.mock.calls.length).toBe(3);
});

test("it stops when no one is logged in", async () => {
  fetched.mockImplementation(async () =>
    Response.json(
      { Success: false, Error: [], Status: "Unauthenticated", Exception: null, Debug: null, Data: null },
      { status: 401 },
    ),
  );
  await show(() => application(1_000, "received"));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(fetched.mock.calls.length).toBe(1);
});
