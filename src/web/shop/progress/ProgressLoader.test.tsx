import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProgressLoader } from "./ProgressLoader.tsx";

const TEMP_ID = "0123456789abcdefghij_-01";

const ask = vi.fn<typeof fetch>();

const answerWith = (body: unknown) => {
  ask.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
};

const provider = (id: number, isAnswered: boolean) => ({
  ProviderId: id,
  ProviderName: `Bolag ${id}`,
  Fee: null,
  Answered: isAnswered,
});

const progress = (...answered: boolean[]) => ({
  Success: true,
  Data: { Result: { Providers: answered.map((isAnswered, id) => provider(id, isAnswered)), Done: false } },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  answerWith(progress());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the progress loader", () => {
  it("has a title that a screen reader announces [F-136]", () => {
    render(<ProgressLoader tempSearchId={TEMP_ID} />);
    expect(screen.getByRole("status").textContent).toBe("Kontrollerar pris och uppgifter. Vänligen vänta!");
  });

  it("calls 'progress' every 1000 ms with tempsearchid [F-136]", async () => {
    render(<ProgressLoader tempSearchId={TEMP_ID} />);
    await pass(999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(ask).toHaveBeenCalledTimes(4);
    const [address, init] = ask.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body]).toEqual([
      "progress",
      "POST",
      new URLSearchParams({ tempsearchid: TEMP_ID }),
    ]);
  });

  it("shows how many have answered, once it knows", async () => {
    render(<ProgressLoader tempSearchId={TEMP_ID} address="/x/progress" />);
    await pass(1_000);
    expect(screen.queryByRole("progressbar")).toBeNull();
    answerWith(progress(true, false, false));
    await pass(1_000);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("33");
  });

  it("polls again after a lost answer, and stops when the page is left", async () => {
    ask.mockImplementation(() => Promise.reject(new Error("offline")));
    const { unmount } = render(<ProgressLoader tempSearchId={TEMP_ID} />);
    await pass(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    unmount();
    await pass(5_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
