import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { DeliveryView } from "#domain/delivery/delivery-view.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";
import { DeliveryCard } from "./DeliveryCard.tsx";

const web = await webVerticals[0]?.load();
if (!web) throw new Error("No vertical to try with");
const found = web;

afterEach(cleanup);

async function show(delivery: DeliveryView | undefined): Promise<string> {
  const Stub = createRoutesStub([
    {
      id: "order-complete",
      path: "/",
      loader: () => ({ delivery }),
      HydrateFallback: () => null,
      Component: () => (
        <main>
          <DeliveryCard web={found} order={{ orderId: "ord-1" } as CompleteOrder} />
        </main>
      ),
    },
  ]);
  render(<Stub />);
  return (await screen.findByRole("main")).textContent;
}

test("shows the latest state and the earlier ones", async () => {
  const atMs = Date.UTC(2026, 10, 17, 9);
  const text = await show({
    state: "completed",
    date: "2026-12-01",
    history: [
      { state: "confirmed", date: "2026-12-01", atMs },
      { state: "completed", date: "2026-12-01", atMs: atMs + 1 },
    ],
    correction: undefined,
    corrected: {},
  });
  expect(text).toContain("Klart. Gäller från och med 1 december 2026.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("leads to the form when a value must be corrected", async () => {
  const field = { name: "number", kind: "text", label: "Nummer", required: true } as const;
  const correction = { field, message: "Okänt." };
  await show({ state: "correcting", date: undefined, history: [], correction, corrected: {} });
  expect(screen.getByRole("link", { name: "Rätta uppgiften" }).getAttribute("href")).toContain("order/ratta/");
});

test("is not there for an order that is not followed", async () => {
  expect(await show(undefined)).toBe("");
});
