import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PurchaseNotice } from "./PurchaseNotice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stubs only the server's answer; everything else is the real code. */
function answer(result: object | null): void {
  const body = { Success: true, Status: "Ok", Data: { Result: result }, Error: [], Exception: null, Debug: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body)));
}

test("a purchase from demonstration data is marked as such, a real one is not", async () => {
  answer({ SecondsSinceOrder: 720, ShopName: "Tuvull", IsDemo: true });
  render(<PurchaseNotice shopId={1} />);
  expect((await screen.findByText(/12 minuter sedan/)).textContent).toContain("Demodata");
  cleanup();
  answer({ SecondsSinceOrder: 720, ShopName: "Tuvull" });
  render(<PurchaseNotice shopId={1} />);
  expect((await screen.findByText(/12 minuter sedan/)).textContent).not.toContain("Demodata");
});
