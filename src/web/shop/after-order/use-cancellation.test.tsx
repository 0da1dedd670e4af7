import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { CancellationStatus } from "./cancel-former.ts";
import { useCancellation } from "./use-cancellation.ts";

const CHECK = "/ajax/check-cancel-current-insurance/";
const SEND = "/ajax/send-cancel-current-insurance-mail/";

const resultOf = (Status: CancellationStatus): CancellationResult => ({
  Status,
  ProviderName: "Granskog Försäkring",
  NewStartDate: "2027-01-18",
  CurrentRenewalDate: "2027-01-18",
  RegistrationNumber: "SPV 24K",
  Email: "anna@exempel.se",
  IsSent: false,
  IsIdentified: true,
  Mandate: { Text: "fullmakt", Version: "v1" },
  Letter: null,
});

const answerOf = (Result: CancellationResult, Success = true): Response =>
  Response.json({ Success, Status: Success ? "Ok" : "NotSent", Data: { Result }, Error: [] });

/** Each call is answered when the test calls `answer`. */
let waiting: { readonly address: string; readonly body: string; answer(response: Response): void }[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal(
    "fetch",
    (address: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const body = init.body instanceof URLSearchParams || typeof init.body === "string" ? init.body.toString() : "";
        waiting.push({ address, body, answer: resolve });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

async function answer(address: string, response: Response): Promise<string> {
  await waitFor(() => expect(waiting[0]?.address).toBe(address));
  const [call] = waiting.splice(0, 1);
  await act(async () => {
    call?.answer(response);
    await Promise.resolve();
  });
  return call?.body ?? "";
}

async function open(first: CancellationStatus) {
  const hook = renderHook(() => useCancellation("order-1"));
  await answer(CHECK, answerOf(resultOf(first)));
  await waitFor(() => expect(hook.result.current.result).toBeDefined());
  return hook.result;
}

describe("the state of a cancellation", () => {
  test("is loading through both calls, and its status is OK once the mail is on its way [C-232]", async () => {
    const cancellation = await open("NO_INSURANCE_FOUND");
    expect(cancellation.current).toMatchObject({ isShown: true, isLoading: false });
    act(() => cancellation.current.press());
    expect(cancellation.current.isLoading).toBe(true);
    await answer(CHECK, answerOf(resultOf("OK")));
    expect(cancellation.current.isLoading).toBe(true);
    const body = await answer(SEND, answerOf(resultOf("ERROR")));
    expect(body).toBe("orderId=order-1&mandateVersion=v1");
    await waitFor(() => expect(cancellation.current.outcome?.kind).toBe("sent"));
    expect(cancellation.current).toMatchObject({ isLoading: false, result: { Status: "OK", IsSent: true } });
    act(() => cancellation.current.close());
    expect(cancellation.current).toMatchObject({ isShown: false, outcome: undefined });
  });

  test("is never reported as sent when the server has not accepted it", async () => {
    const cancellation = await open("OK");
    act(() => cancellation.current.press());
    await answer(CHECK, answerOf(resultOf("OK")));
    await answer(SEND, answerOf(resultOf("OK"), false));
    await waitFor(() => expect(cancellation.current.outcome?.kind).toBe("not-sent"));
    expect(cancellation.current.result?.IsSent).toBe(false);
  });

  test("a second press while the first is in progress does nothing", async () => {
    const cancellation = await open("OK");
    act(() => cancellation.current.press());
    act(() => cancellation.current.press());
    await waitFor(() => expect(waiting).toHaveLength(1));
  });

  test("that the page has loaded is shown at once, and is not requested until a press", async () => {
    const known = resultOf("OK");
    const { result } = renderHook(() => useCancellation("order-1", known));
    expect(result.current).toMatchObject({ isShown: true, result: known });
    await act(() => Promise.resolve());
    expect(waiting).toHaveLength(0);
    act(() => result.current.press());
    await answer(CHECK, answerOf(resultOf("OK")));
  });

  test("is asked for again when the node was too busy to answer, and not when there is no such order", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { result } = renderHook(() => useCancellation("order-1"));
    await answer(CHECK, Response.json({ Success: false, Status: "Unavailable" }, { status: 503 }));
    await vi.advanceTimersByTimeAsync(5_000);
    await answer(CHECK, answerOf(resultOf("OK")));
    await waitFor(() => expect(result.current.isShown).toBe(true));

    renderHook(() => useCancellation("order-2"));
    await answer(CHECK, Response.json({ Success: false, Status: "NotFound" }, { status: 404 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting).toHaveLength(0);
  });

  test("opens the login once, and a closed login changes nothing [C-225]", async () => {
    const cancellation = await open("NO_RECENT_INSURELY_DATA");
    act(() => cancellation.current.press());
    await answer(CHECK, answerOf(resultOf("NO_RECENT_INSURELY_DATA")));
    await waitFor(() => expect(cancellation.current).toMatchObject({ isLoginOpen: true, isLoading: false }));
    act(() => cancellation.current.endLogin("closed"));
    await waitFor(() => expect(cancellation.current.isLoginOpen).toBe(false));
    expect(cancellation.current).toMatchObject({ isShown: true, outcome: undefined, isLoading: false });
    expect(waiting).toHaveLength(0);
  });
});
