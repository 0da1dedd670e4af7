import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import type { PresentedOffer } from "#verticals/_contract/search-changes.ts";
import { UpgradeBox } from "./UpgradeBox.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const price = choosePrice(insurancePrice({ yearlyFeeOre: 240_000, monthlyFeeOre: 20_000 }, "ore-month"));
const offer = { providerId: 93, providerName: "Tuvull", price } as ShownOffer;
const upgrade = {
  changes: { insurancetype: "full" },
  title: "Uppgradera",
  gives: (_: unknown, { ProviderId }: PresentedOffer) => `Mer hos ${String(ProviderId)}`,
};

it.each([
  ["f1", "/forsakring/bil/jamfor/?searchid=s2&fetchdataid=f1#detaljer-r2"],
  [undefined, "/forsakring/bil/jamfor/?searchid=s2#detaljer-r2"],
])("the upgrade keeps the fetched insurance %s, and leads to the upgraded offer", async (fetchDataId, address) => {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body);
    const Result = {
      SearchId: "s2",
      Ok: [{ ProviderId: 93, ResultId: "r2", MonthlyFeeRaw: 250 }],
    };
    return new Response(JSON.stringify({ Success: true, Data: { Result } }));
  });
  const vertical = { path: "/forsakring/bil/" };
  render(<UpgradeBox vertical={vertical} searchId="s1" choices={{ fetchDataId }} upgrade={upgrade} offer={offer} />);
  expect((await screen.findByRole("link")).getAttribute("href")).toBe(address);
  expect(screen.getByText("Mer hos 93")).toBeDefined();
  expect(asked[0]?.get("fetchdataid")).toBe(fetchDataId ?? null);
  expect(asked[0]?.get("orderflowversion")).toBe(fetchDataId ? "new_prefilled_v1" : "new_manual_v1");
});
