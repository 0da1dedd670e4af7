import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PurchaseNotice } from "./PurchaseNotice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the server answers; the rest of the way is the product's own. */
function answer(result: object | null): void {
  const body = { Success: true, Status: "Ok", Data: { Result: result }, Error: [], Exception: null, Debug: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body)));
}

test("a purchase by demonstration data says so beside its words, a real one says nothing more", async () => {
  answer({ SecondsSinceOrder: 720, ShopName: "Tuvull", IsDemo: true });
  render(<PurchaseNotice shopId={1} />);
  expect((await screen.findByText(/12 minuter sedan/)).textContent).toContain("Demodata");
  cleanup();
  answer({ SecondsSinceOrder: 720, ShopName: "Tuvull" });
  render(<PurchaseNotice shopId={1} />);
  expect((await screen.findByText(/12 minuter sedan/)).textContent).not.toContain("Demodata");
});
