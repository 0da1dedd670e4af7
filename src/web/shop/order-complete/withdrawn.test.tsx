import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { WithdrawnOrder } from "#http/contract/after-order-services.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { onBannerEvent } from "#tests/support/on-banner-event.ts";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { fetchOrderParts } from "./order-parts.ts";
import { readOrder } from "#web/shop/order/read-order.ts";

await loadVerticals();
const first = await webVerticals[0]?.load();
if (!first) throw new Error("No vertical to try with");
const web = first;
await fetchOrderParts(web);

afterEach(() => cleanup());

const order = readOrder(sampleOrderData());

/** The text of the order's page after the customer has withdrawn. */
async function readPageText(state: WithdrawnOrder["state"]): Promise<string> {
  const withdrawn = { name: "Anna", email: "anna@exempel.se", atMs: Date.UTC(2026, 10, 16), state, closing: undefined };
  const Stub = createRoutesStub([
    {
      id: "order-complete",
      path: "/",
      loader: () => ({ withdrawal: { withdrawn, providerName: "Rattvis", right: "open", lastDay: "2026-11-29" } }),
      HydrateFallback: () => null,
      Component: () => <FollowedOrder web={web} orderId={order.orderId} first={{ order, former: undefined }} />,
    },
  ]);
  await act(async () => void render(<Stub initialEntries={["/"]} />, { wrapper: InsuranceTexts }));
  await act(() => vi.dynamicImportSettled());
  return document.body.textContent;
}

const CLAIMS = [
  "Tack för",
  "Börjar gälla",
  "Vinn ",
  "parkeringsskiva",
  "Avsluta min gamla",
  "Din försäkring",
  "Du sparar",
];

it("a withdrawn order has that heading, and nothing on the page contradicts it", async () => {
  const banners: string[] = [];
  const stop = onBannerEvent(({ type }) => void banners.push(type));
  const text = await readPageText("confirmed");
  stop();
  expect(banners).toEqual(["hide"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Du har ångrat köpet");
  for (const claim of CLAIMS) expect(text).not.toContain(claim);
});

it("an insurance that the provider continues is shown as valid", async () => {
  const text = await readPageText("continued");
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("Du har ångrat köpet");
  expect(text).toContain("Försäkringen gäller fortfarande");
  expect(text).toContain("Börjar gälla");
  expect(text).toContain("Du sparar");
});
