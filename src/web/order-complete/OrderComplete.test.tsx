import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderCompleteData } from "#http/contract/order.schema.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { sampleOrderData } from "#web/gallery/samples/checkout-sample.texts.sv.ts";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { OrderComplete } from "./OrderComplete.tsx";
import { readOrder } from "./read-order.ts";
import { ORDER_POLL_MS } from "./use-order.ts";

const first = await webVerticals[0]?.load();
if (!first) throw new Error("No vertical to try with");
const web = first;

async function show(element: ReactNode): Promise<void> {
  const Stub = createRoutesStub([{ path: "/", Component: () => element }]);
  render(<Stub initialEntries={["/"]} />);
  // The vertical's own parts come by themselves.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const complete = (data: OrderCompleteData) => <OrderComplete web={web} order={readOrder(data)} slots={{}} />;

describe("the page after an order", () => {
  it("has the header of the service's own, the coach that all have, or the plain one [C-202]", async () => {
    const { OrderHeaderCoachData, ...rest } = sampleOrderData();
    await show(complete({ ...rest, OrderHeaderCoachData, OrderHeaderCoach: "my" }));
    expect(screen.getByRole("heading", { level: 1 }).closest("[data-header]")?.getAttribute("data-header")).toBe("my");
    expect(screen.queryByRole("navigation")).toBeNull();
    cleanup();
    await show(complete({ ...rest, OrderHeaderCoachData, OrderHeaderCoach: "coach" }));
    const coach = screen.getByRole("navigation", { name: "Fortsätt jämföra" });
    expect(within(coach).getAllByRole("link")).toHaveLength(1);
    cleanup();
    await show(complete({ ...rest, OrderHeaderCoachData: null, AdditionalContent: "Tack!" }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Beställningen är klar");
    expect(screen.getByText("Tack!")).toBeTruthy();
  });

  it("the price has an asterisk when it follows the distance, and the logo leads to the provider [C-215]", async () => {
    const data = sampleOrderData();
    await show(
      complete({
        ...data,
        PriceInfo: { ...data.PriceInfo, PayAsYouDrive: true },
        SubscriptionInfo: { ...data.SubscriptionInfo, ClickUrl: "https://rattvis.example/" },
      }),
    );
    expect(screen.getByText("kr/mån*")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Rattvis" }).closest("a")?.getAttribute("href")).toBe(
      "https://rattvis.example/",
    );
    expect(screen.getByText("Halvförsäkring")).toBeTruthy();
    cleanup();
    await show(complete(data));
    expect(screen.getByText("kr/mån")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Rattvis" }).closest("a")).toBeNull();
  });

  it.each([
    ["open", "Vi väntar på svar från Rattvis"],
    ["refused", "Rattvis tackade nej till beställningen"],
    ["repriced", "Rattvis har ett nytt pris"],
    ["expired", "Betalningen blev inte klar i tid"],
    ["uncertain", "Vi vet inte säkert om försäkringen är tecknad"],
  ] as const)("an order that is %s is told for what it is", async (State, title) => {
    await show(complete(sampleOrderData({ State })));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.queryByText("Din försäkring")).toBeNull();
    expect(screen.queryByText(/^Börjar gälla/)).toBeNull();
  });

  it("links to how we mediate and to the terms come from texts that editors change [C-214]", async () => {
    await show(complete(sampleOrderData()));
    expect(screen.getByRole("link", { name: "Om vår försäkringsförmedling" }).getAttribute("href")).toBe("/om/");
    expect(screen.getByRole("link", { name: "Allmänna villkor" }).getAttribute("href")).toBe("/legal/");
  });
});

describe("an order that is followed", () => {
  const asked: string[] = [];

  function answerWith(...states: OrderCompleteData["SubmittedOrderData"]["State"][]): void {
    asked.length = 0;
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      const State = states.shift();
      if (State === undefined) throw new Error("asked once too often");
      return Response.json({
        Success: true,
        Error: [],
        Status: "Ok",
        Exception: null,
        Debug: null,
        Data: { Result: sampleOrderData({ State }) },
      });
    });
  }

  it("is asked for until it is settled, and then no more", async () => {
    answerWith("open", "placed");
    const first = { order: readOrder(sampleOrderData({ State: "open" })), former: undefined };
    await show(<FollowedOrder web={web} orderId="a" first={first} />);
    expect(asked).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(ORDER_POLL_MS));
    expect(screen.getByText("Vi väntar på svar från Rattvis")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(ORDER_POLL_MS));
    expect(screen.getByText("Din försäkring")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10 * ORDER_POLL_MS));
    expect(asked).toHaveLength(2);
  });

  it("is asked for at once where the page knows nothing of it yet", async () => {
    answerWith("placed");
    await show(<FollowedOrder web={web} orderId="a" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText("Din försäkring")).toBeTruthy();
  });
});
