// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { act, cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import { openMeasuredPage, storeChoice } from "#tests/support/measured-page.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { consentMayHaveChanged } from "#web/shell/analytics/consent-state.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { orderStatusCallPath } from "#domain/addresses/shop-call-paths.ts";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { fetchOrderParts } from "./order-parts.ts";
import { readOrder } from "#web/shop/order/read-order.ts";

await loadVerticals();
const first = await webVerticals[0]?.load();
if (!first) throw new Error("No vertical to try with");
const web = first;
await fetchOrderParts(web);

let asked: string[] = [];

beforeEach(() => {
  openMeasuredPage({});
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.reject(new Error("no answer"));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const statusCalls = () => asked.filter((address) => address === orderStatusCallPath(web.description));

const choose = (consent: Consent) =>
  act(() => {
    storeChoice(consent);
    consentMayHaveChanged();
  });

async function show(State: OrderCompleteData["SubmittedOrderData"]["State"]): Promise<void> {
  const whole = { order: readOrder(sampleOrderData({ State })), former: undefined };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <FollowedOrder web={web} orderId="a" first={whole} /> },
  ]);
  await act(async () => void render(<Stub initialEntries={["/"]} />));
  await act(() => vi.dynamicImportSettled());
}

it("a placed order requests its conversion once, when the visitor consents, and not before [F-138] [F-145]", async () => {
  await show("placed");
  choose([1]);
  expect(statusCalls()).toEqual([]);
  choose([1, 2]);
  expect(statusCalls()).toHaveLength(1);
  choose([1]);
  choose([1, 2, 3]);
  expect(statusCalls()).toHaveLength(1);
});

it("an earlier consent requests it with the page [F-138]", async () => {
  storeChoice([1, 2]);
  await show("placed");
  expect(statusCalls()).toHaveLength(1);
});

it("an order that was refused is no conversion", async () => {
  storeChoice([1, 2]);
  await show("refused");
  expect(statusCalls()).toEqual([]);
});
