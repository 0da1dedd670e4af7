import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ListSellingPoints } from "./ListSellingPoints.tsx";

// Its script comes by itself in the browser; here it is at hand.
await import("#web/shop/selling-points/SellingPoints.tsx");

afterEach(cleanup);

async function lastPoint(variant: string | undefined): Promise<string | null | undefined> {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => (variant === undefined ? {} : { variant }),
      HydrateFallback: () => null,
      Component: ListSellingPoints,
    },
  ]);
  await act(async () => void render(<Stub />));
  await act(() => vi.dynamicImportSettled());
  const last = (await screen.findAllByRole("listitem", {}, { timeout: 5_000 })).at(-1)?.textContent;
  cleanup();
  return last;
}

it("a list has the selling points of the browser's variant [C-175]", async () => {
  expect(await lastPoint("3")).toBe("Köp idag och undvik prishöjningar");
  expect(await lastPoint("1")).toBe("Du väljer själv startdatum");
  expect(await lastPoint(undefined)).toBe("Du väljer själv startdatum");
});
