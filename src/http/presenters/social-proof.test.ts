import { expect, test } from "vitest";
import { latestPurchaseDataSchema, recentSearchesDataSchema } from "#http/contract/social-proof.schema.ts";
import { presentLatestPurchase, presentRecentSearches } from "./social-proof.ts";

const described = [
  {
    name: "car",
    path: "/forsakring/bil/",
    texts: { product: "bilförsäkring", formTitle: "", resultTitle: "", searchingTitle: "" },
  },
];

test("purchase info has SecondsSinceOrder and ShopName, or is null [C-239]", () => {
  const shown = presentLatestPurchase({ secondsSinceOrder: 61, shopName: "Tuvull" });
  expect(latestPurchaseDataSchema.parse(shown)).toEqual({ Result: { SecondsSinceOrder: 61, ShopName: "Tuvull" } });
  expect(latestPurchaseDataSchema.parse(presentLatestPurchase(undefined))).toEqual({ Result: null });
});

test("recent searches are lines of escaped HTML, with a link to the service", () => {
  const searches = [
    { vertical: "car", place: "<b>Skåne & co</b>", minutesAgo: 1 },
    { vertical: "car", place: undefined, minutesAgo: 125 },
    { vertical: "gone", place: undefined, minutesAgo: 2 },
  ];
  const { Result } = recentSearchesDataSchema.parse(presentRecentSearches({ updatedAtMs: 0, searches }, described));
  expect(Result).toEqual([
    {
      UpdateDate: "1970-01-01T00:00:00.000Z",
      Html:
        "<ul><li>Någon i &lt;b&gt;Skåne &amp; co&lt;/b&gt; jämförde " +
        '<a href="/forsakring/bil/">bilförsäkring</a> <span>för 1 minut sedan</span></li>' +
        '<li>Någon jämförde <a href="/forsakring/bil/">bilförsäkring</a> <span>för 2 timmar sedan</span></li></ul>',
    },
  ]);
});

test("an empty list gives empty HTML", () => {
  expect(presentRecentSearches({ updatedAtMs: 0, searches: [] }, described).Result[0].Html).toBe("");
});

test("demonstration data is marked, in the feed and at the latest purchase", () => {
  const searches = [{ vertical: "car", place: undefined, minutesAgo: 1, isDemo: true as const }];
  expect(presentRecentSearches({ updatedAtMs: 0, searches }, described).Result[0].Html).toContain(
    "<span>för 1 minut sedan</span> <strong>Demodata</strong></li>",
  );
  const shown = presentLatestPurchase({ secondsSinceOrder: 61, shopName: "Tuvull", isDemo: true });
  expect(latestPurchaseDataSchema.parse(shown).Result).toMatchObject({ IsDemo: true });
});
