import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { OrderComplete } from "./OrderComplete.tsx";
import { checkCancellationCallPath } from "#domain/addresses/shop-call-paths.ts";
import { fetchOrderParts, PARTS_LIMIT_MS } from "./order-parts.ts";
import { readOrder } from "#web/shop/order/read-order.ts";
import { CONFIRMATION_POLLS, ORDER_POLL_MS } from "./use-order.ts";

await loadVerticals();
const first = await webVerticals[0]?.load();
if (!first) throw new Error("No vertical to try with");
const web = first;
// Loading a chunk takes longer here than the time that any test waits.
await fetchOrderParts(web);

async function show(element: ReactNode): Promise<void> {
  const Stub = createRoutesStub([{ path: "/", Component: () => element }]);
  render(<Stub initialEntries={["/"]} />, { wrapper: InsuranceTexts });
  // The vertical's own parts are loaded separately.
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
  it("has the service's own header, the common coach, or the plain one [C-202]", async () => {
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

  it("an order that another visitor made with the reader's number is not thanked for, and states that", async () => {
    await show(complete({ ...sampleOrderData(), IsByOther: true }));
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      "Beställd med ditt personnummer",
    ]);
    expect(screen.getByText(/någon som inte hade loggat in/)).toBeTruthy();
  });

  const confirmation = (State: "queued" | "sent" | "undelivered" | "resending", MayChange = true) => ({
    ...sampleOrderData(),
    Confirmation: { State, SentTo: "a•••@exempel.se", MayChange },
  });

  it("states that the confirmation did not arrive, and leads to where another address is given", async () => {
    await show(complete(confirmation("undelivered")));
    expect(screen.getByText(/kom inte fram till a•••@exempel\.se/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Ange en ny mejladress" });
    expect(link.getAttribute("href")).toContain("order/ny-adress/?order=");
    expect(screen.queryByText(/logga in med BankID för att ändra/)).toBeNull();
    cleanup();
    await show(complete(confirmation("undelivered", false)));
    expect(screen.getByText(/logga in med BankID för att ändra/)).toBeTruthy();
    cleanup();
    await show(complete(confirmation("resending")));
    expect(screen.getByText("Vi skickar bekräftelsen igen")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Ange en ny mejladress" })).toBeNull();
  });

  it("has no such note for a confirmation that arrived or is on its way, nor in another visitor's order", async () => {
    for (const data of [
      confirmation("sent"),
      confirmation("queued"),
      { ...confirmation("undelivered"), IsByOther: true },
    ]) {
      await show(complete(data));
      expect(screen.queryByText(/kom inte fram|skickar bekräftelsen/)).toBeNull();
      cleanup();
    }
  });

  it("the price has an asterisk when it depends on the distance, and the logo links to the provider [C-215]", async () => {
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
  ] as const)("an order with the state %s has the title of that state", async (State, title) => {
    await show(complete(sampleOrderData({ State })));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.queryByText("Din försäkring")).toBeNull();
    expect(screen.queryByText(/^Börjar gälla/)).toBeNull();
  });

  it("links to how we mediate and to the terms come from editable texts [C-214]", async () => {
    await show(complete(sampleOrderData()));
    expect(screen.getByRole("link", { name: "Om vår försäkringsförmedling" }).getAttribute("href")).toBe("/om/");
    expect(screen.getByRole("link", { name: "Allmänna villkor" }).getAttribute("href")).toBe("/legal/");
  });
});

describe("a polled order", () => {
  const former: CancellationResult = {
    Status: "OK",
    ProviderName: "Granskog Försäkring",
    NewStartDate: "2027-01-18",
    CurrentRenewalDate: "2027-01-18",
    RegistrationNumber: "SPV 24K",
    Email: "anna@exempel.se",
    IsSent: false,
    IsIdentified: true,
    Mandate: { Text: "fullmakt", Version: "v1" },
    Letter: null,
  };
  let asked: string[] = [];
  /** The data that the box about the former insurance needs. */
  let check = Promise.withResolvers<Response>();

  const answerOf = (Result: unknown) =>
    Response.json({ Success: true, Error: [], Status: "Ok", Exception: null, Debug: null, Data: { Result } });

  function answerWith(...states: OrderCompleteData["SubmittedOrderData"]["State"][]): void {
    asked = [];
    check = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", (address: string) => {
      if (address === checkCancellationCallPath()) return check.promise.then((answer) => answer.clone());
      asked.push(address);
      const State = states.shift();
      if (State === undefined) return Promise.reject(new Error("asked once too often"));
      return Promise.resolve(answerOf(sampleOrderData({ State })));
    });
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const BOX = "Avsluta min gamla försäkring";

  it("is polled until it is settled", async () => {
    answerWith("open", "placed");
    check.resolve(answerOf(former));
    const first = { order: readOrder(sampleOrderData({ State: "open" })), former: undefined };
    await show(<FollowedOrder web={web} orderId="a" first={first} />);
    expect(asked).toHaveLength(0);
    await pass(ORDER_POLL_MS);
    expect(screen.getByText("Vi väntar på svar från Rattvis")).toBeTruthy();
    await pass(ORDER_POLL_MS);
    expect(screen.getByText("Din försäkring")).toBeTruthy();
    await pass(10 * ORDER_POLL_MS);
    expect(asked).toHaveLength(2);
  });

  const placedWith = (State: "queued" | "sent" | "undelivered") => ({
    ...sampleOrderData({ State: "placed" }),
    Confirmation: { State, SentTo: "a•••@exempel.se", MayChange: false },
  });

  function confirmWith(...states: ("queued" | "sent" | "undelivered")[]): void {
    asked = [];
    vi.stubGlobal("fetch", (address: string) => {
      if (address === checkCancellationCallPath()) return Promise.resolve(answerOf(former));
      asked.push(address);
      return Promise.resolve(answerOf(placedWith(states.shift() ?? "queued")));
    });
  }

  it("shows a confirmation that is refused while the customer is here", async () => {
    confirmWith("queued", "undelivered");
    const first = { order: readOrder(placedWith("queued")), former: undefined };
    await show(<FollowedOrder web={web} orderId="a" first={first} />);
    await pass(ORDER_POLL_MS);
    expect(screen.queryByText(/kom inte fram till/)).toBeNull();
    await pass(ORDER_POLL_MS);
    expect(screen.getByText(/kom inte fram till a•••@exempel\.se/)).toBeTruthy();
    await pass(10 * ORDER_POLL_MS);
    expect(asked).toHaveLength(2);
  });

  it("stops asking when the confirmation is sent, and after some tries", async () => {
    const first = { order: readOrder(placedWith("queued")), former: undefined };
    confirmWith("queued", "sent");
    await show(<FollowedOrder web={web} orderId="a" first={first} />);
    for (let poll = 0; poll < 5; poll++) await pass(ORDER_POLL_MS);
    expect(asked).toHaveLength(2);
    cleanup();
    confirmWith();
    await show(<FollowedOrder web={web} orderId="b" first={first} />);
    for (let poll = 0; poll < CONFIRMATION_POLLS + 5; poll++) await pass(ORDER_POLL_MS);
    expect(asked).toHaveLength(CONFIRMATION_POLLS);
  });

  it("is requested at once where the page does not have it yet, and renders with all its parts", async () => {
    answerWith("placed");
    await show(<FollowedOrder web={web} orderId="a" />);
    await pass(PARTS_LIMIT_MS / 2);
    expect(screen.getByLabelText("Hämtar din beställning")).toBeTruthy();
    expect(screen.queryByText("Din försäkring")).toBeNull();
    check.resolve(answerOf(former));
    await pass(0);
    expect(screen.getByText("Din försäkring")).toBeTruthy();
    expect(screen.getByText("Halvförsäkring")).toBeTruthy();
    expect(screen.getByRole("button", { name: BOX })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "Ja, jag vill ha en parkeringsskiva" })).toBeTruthy();
  });

  it("does not wait for late parts: they render when they arrive", async () => {
    answerWith("placed");
    await show(<FollowedOrder web={web} orderId="a" />);
    await pass(PARTS_LIMIT_MS);
    expect(screen.getByText("Din försäkring")).toBeTruthy();
    expect(screen.queryByRole("button", { name: BOX })).toBeNull();
    check.resolve(answerOf(former));
    await pass(0);
    expect(screen.getByRole("button", { name: BOX })).toBeTruthy();
  });

  it("has no box when the page knows that there is nothing to end, and sends no further request", async () => {
    answerWith();
    const whole = { order: readOrder(sampleOrderData()), former: { ...former, IsSent: true } };
    const fetching = vi.fn();
    vi.stubGlobal("fetch", fetching);
    await show(<FollowedOrder web={web} orderId="a" first={whole} />);
    await pass(PARTS_LIMIT_MS);
    expect(screen.getByText("Din försäkring")).toBeTruthy();
    expect(screen.queryByRole("button", { name: BOX })).toBeNull();
    expect(fetching).not.toHaveBeenCalled();
  });
});
