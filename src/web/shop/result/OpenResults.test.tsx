import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sampleResult, sampleVertical as web } from "../../../../gallery/samples/result-sample.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { NO_SLOTS } from "#web/shop/offers/result-slots.ts";
import { ResultBody } from "./ResultBody.tsx";

// Lazy chunks in the browser; here they are loaded in advance.
beforeAll(async () => {
  await Promise.all([
    import("#verticals/car/web/CarCard.tsx"),
    import("#verticals/car/web/CarFetchQuestion.tsx"),
    import("./OpenResults.tsx"),
    import("./PageResults.tsx"),
  ]);
});

const full = sampleResult({});
const providers = full.offers.map(({ providerId, providerName, logoUrl }) => ({
  providerId,
  name: providerName,
  logoUrl,
}));
const progress = (awaited: number) =>
  providers.map(({ providerId }, at) => ({
    providerId,
    fee: at < awaited ? null : "236 kr",
    yearlyFee: at < awaited ? null : "2 832 kr",
    hasAnswered: at >= awaited,
  }));
/** Without its first offers, which are awaited. */
const openResult = (awaited: number): ShownResult => ({
  ...full,
  state: "open",
  offers: full.offers.slice(awaited),
  waitingFor: providers.slice(0, awaited),
  progress: progress(awaited),
});

let stored: ShownResult;
let asked: { address: string; answer(body: unknown): void }[];
const announce = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  announce.mockClear();
  asked = [];
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        asked.push({ address, answer: (body) => resolve(Response.json(body)) });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(result: ShownResult): Promise<void> {
  stored = result;
  const Page = () => {
    const { shown } = useLoaderData<{ shown: ShownResult }>();
    return <ResultBody web={web} result={shown} slots={NO_SLOTS} announce={announce} onInvalid={() => undefined} />;
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ shown: stored, customerServicePhone: "08-465 004 00", salesPhone: "08-465 004 10" }),
      HydrateFallback: () => null,
      Component: Page,
    },
  ]);
  await act(async () => void render(<Stub />));
  await pass(0);
  await vi.waitFor(() => screen.getAllByRole("article"));
}

/** The search ends, and the page has read it again. */
async function end(): Promise<void> {
  stored = full;
  const call = asked.find(({ address }) => address.endsWith("jamfor/ajax"));
  call?.answer({ Success: true, Data: { Result: { SearchId: full.searchId } } });
  await pass(0);
  await pass(1_000);
  await pass(100);
}

const count = () => screen.getAllByRole("article").length;

it("an open list names the awaited providers, and every offer in it can be used", async () => {
  await show(openResult(1));
  expect(screen.getByText(`Väntar på svar från ${providers[0]?.name}.`)).toBeTruthy();
  expect(count()).toBe(full.offers.length - 1);
  expect(screen.getAllByRole("link", { name: /^Gå vidare/ })).toHaveLength(full.offers.length - 1);
});

it("two awaited providers are named, more are counted", async () => {
  await show(openResult(2));
  expect(screen.getByText(`Väntar på svar från ${providers[0]?.name} och ${providers[1]?.name}.`)).toBeTruthy();
  cleanup();
  await show(openResult(3));
  expect(screen.getByText("Väntar på svar från 3 bolag.")).toBeTruthy();
});

it("a late price is inserted automatically until the visitor uses the page", async () => {
  await show(openResult(1));
  await end();
  expect(count()).toBe(full.offers.length);
  expect(
    screen.getByText(new RegExp(`^Sökningen är klar\\. \\d+ av ${full.askedCount} bolag har svarat\\.$`)),
  ).toBeTruthy();
});

it("once the page is in use the list does not change until the visitor asks for the new price, which then gets focus", async () => {
  await show(openResult(1));
  fireEvent.pointerDown(document.body);
  const before = screen.getAllByRole("article");
  await end();
  expect(screen.getAllByRole("article")).toEqual(before);
  expect(announce).toHaveBeenCalledWith("1 nytt pris har kommit.");
  fireEvent.click(screen.getByRole("button", { name: "Visa 1 nytt pris" }));
  expect(count()).toBe(full.offers.length);
  expect(document.activeElement?.id).toBe(`erbjudande-${full.offers[0]?.resultId}`);
  // The same cards are still mounted: what was open in them still is.
  expect(screen.getAllByRole("article")).toEqual(expect.arrayContaining(before));
});

it("a price before the last one is offered at once, from the progress", async () => {
  await show(openResult(2));
  fireEvent.pointerDown(document.body);
  stored = openResult(1);
  await pass(800);
  const wire = progress(1).map(({ providerId, fee, hasAnswered }) => ({
    ProviderId: providerId,
    ProviderName: "",
    Fee: fee,
    YearlyFee: null,
    Answered: hasAnswered,
  }));
  const Result = { Providers: wire, Listed: full.offers.length - 1, SearchId: full.searchId, Done: false };
  asked.find(({ address }) => address.endsWith("progress"))?.answer({ Success: true, Data: { Result } });
  await pass(100);
  expect(screen.getByRole("button", { name: "Visa 1 nytt pris" })).toBeTruthy();
});
