import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Application } from "#domain/account/application.ts";
import { useApplications } from "./use-applications.ts";

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

const application = (applicationHash: string, state: Application["state"]): Application => ({
  applicationHash,
  vertical: "loan",
  state,
  amountOre: 12_000_000,
  answers: [{ providerName: "Sjöbanken", state: "waiting" }],
  appliedAtMs: 1_000,
  changedAtMs: 1_000,
});

const answered = (applicationHash: string) =>
  Response.json({
    Success: true,
    Error: [],
    Status: "Ok",
    Exception: null,
    Debug: null,
    Data: {
      Result: {
        Applications: [
          {
            ApplicationHash: applicationHash,
            Service: "loan",
            State: "answered",
            Amount: 120_000,
            Answers: [{ ProviderName: "Sjöbanken", State: "offered" }],
            Applied: new Date(1_000).toISOString(),
            Changed: new Date(2_000).toISOString(),
          },
        ],
      },
    },
  });

test("an open application is requested by its hash, and the answer replaces it [M-004] [M-005]", async () => {
  fetched.mockImplementation(async () => answered("b"));
  const first = [application("a", "ended"), application("b", "open")];
  const { result } = renderHook(() => useApplications(first));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/minasidor/privatlan/application?applicationHash=b",
  ]);
  expect(result.current).toEqual([
    first[0],
    { ...application("b", "answered"), answers: [{ providerName: "Sjöbanken", state: "offered" }], changedAtMs: 2_000 },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("no request is sent when nothing is open", async () => {
  const first = [application("a", "accepted")];
  renderHook(() => useApplications(first));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
});
