import { describe, expect, it } from "vitest";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createLinkOutJourney } from "./link-out-journey.ts";

const [base] = createServerVerticals({ nowMs: () => 0 });
const [first, second] = base?.providers ?? [];
if (!base || !first || !second) throw new Error("no vertical with two providers");

const linked = {
  ...first,
  name: "Alfa",
  websiteUrl: "https://www.alfa.example/",
  linkOut: { addressOf: ({ address }: Record<string, unknown>) => String(address) },
};
const vertical = { ...base, providers: [linked, second] };
const offer = (resultId: string, providerId: number, address: string) => ({
  resultId,
  providerId,
  subscriptionName: "Bas",
  detail: { address },
});
const offers = [
  offer("own", linked.providerId, "https://www.alfa.example/bas/"),
  offer("elsewhere", linked.providerId, "https://www.beta.example/"),
  offer("ordered-here", second.providerId, "https://www.alfa.example/"),
];
const found = { searchId: "s1", vertical, result: { offers, withoutOffer: [] } } as unknown as FoundSearch;

function create() {
  const counted: object[] = [];
  const journey = createLinkOutJourney({
    searches: { find: (_name, owner) => Promise.resolve(owner === "anna" ? found : undefined) },
    searchOfResult: (_resultId, owner) => Promise.resolve(owner === "anna" ? "s1" : undefined),
    linkOuts: {
      add(left) {
        counted.push(left);
        return Promise.resolve();
      },
    },
    commissionOre: () => 250_00,
  });
  return { journey, counted };
}

describe("leaving for a provider's site", () => {
  it("names the provider, its site and what it pays us, and counts nothing yet", async () => {
    const { journey, counted } = create();
    expect(await journey.see("x", "anna", "own")).toEqual({
      searchId: "s1",
      providerName: "Alfa",
      slug: first.slug,
      subscriptionName: "Bas",
      host: "www.alfa.example",
      commissionOre: 250_00,
    });
    expect(counted).toEqual([]);
  });

  it("gives the address of the stored offer, and counts it", async () => {
    const { journey, counted } = create();
    expect(await journey.leave("x", "anna", "own")).toBe("https://www.alfa.example/bas/");
    expect(counted).toEqual([{ resultId: "own", vertical: "x", providerId: first.providerId }]);
  });

  it("never leads elsewhere than to the provider", async () => {
    expect(await create().journey.leave("x", "anna", "elsewhere")).toBe("https://www.alfa.example/");
  });

  it("is nothing for another visitor, an unknown offer and one that is ordered here", async () => {
    const { journey, counted } = create();
    expect(await journey.leave("x", "bertil", "own")).toBeUndefined();
    expect(await journey.leave("x", "anna", "unknown")).toBeUndefined();
    expect(await journey.leave("x", "anna", "ordered-here")).toBeUndefined();
    expect(await journey.see("x", "bertil", "own")).toBeUndefined();
    expect(counted).toEqual([]);
  });
});
