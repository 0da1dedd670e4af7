import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BroadbandHomeCard } from "./BroadbandHomeCard.tsx";

const HOME = { street: "Sparvgatan 7", postalCode: "12345", city: "Farsta" };
let asked: string[] = [];

function answerWith(...results: readonly unknown[]): void {
  const left = [...results];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const Result = left.length > 1 ? left.shift() : left[0];
    return Result === undefined
      ? Promise.reject(new Error("no network"))
      : Promise.resolve(Response.json({ Success: true, Data: { Result } }));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const running = { SearchAlreadyInProgress: true, SearchId: null, Ok: [] };
const done = { SearchAlreadyInProgress: false, SearchId: "s1", Ok: [{ MonthlyFee: 299, BroadbandType: "fiber" }] };

it("asks every 2000 ms while a search is in progress, then shows the price and asks no more [B-001] [B-003] [B-006]", async () => {
  answerWith(running, running, done);
  render(<BroadbandHomeCard {...HOME} />);
  await pass(0);
  expect(screen.getByRole("heading", { name: "Bredband där du bor" })).toBeTruthy();
  expect(screen.getByText("Sparvgatan 7, Farsta")).toBeTruthy();
  const calculating = screen.getByRole("button", { name: "Hämtar ditt pris..." });
  act(() => calculating.click());
  expect(screen.queryByRole("link")).toBeNull();
  await pass(1_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  await pass(2_000);
  expect(asked).toHaveLength(3);
  const link = screen.getByRole("link", { name: /^Från 299 kr\/mån$/ });
  expect(link.getAttribute("href")).toBe("/bredband/?searchid=s1&type=fiber");
  await pass(10_000);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toBe("/ajax/broadband/calculate/?zip=12345&address=Sparvgatan+7&city=Farsta");
});

it("without an answer has a link to the comparison, and a search without end is left", async () => {
  answerWith(undefined);
  render(<BroadbandHomeCard {...HOME} />);
  await pass(0);
  expect(screen.getByRole("link", { name: "Kolla priset" }).getAttribute("href")).toBe("/bredband/");
  cleanup();
  answerWith(running);
  render(<BroadbandHomeCard {...HOME} />);
  await pass(0);
  expect(screen.queryByRole("link")).toBeNull();
  await pass(90_000);
  expect(screen.getByRole("link", { name: "Kolla priset" })).toBeTruthy();
});
