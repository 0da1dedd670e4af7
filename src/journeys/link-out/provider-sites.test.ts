import { expect, it } from "vitest";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { providerSites } from "./provider-sites.ts";

const [base] = createServerVerticals({ nowMs: () => 0 });
const [first, second] = base?.providers ?? [];
if (!first || !second) throw new Error("no two providers");
const linkOut = { addressOf: () => "" };
const isSite = providerSites([
  {
    providers: [
      { ...first, websiteUrl: "https://www.alfa.example/", linkOut },
      { ...second, websiteUrl: "https://www.beta.example/" },
    ],
  },
]);

it("only providers that visitors are led to have a site that may be redirected to", () => {
  expect(isSite("https://www.alfa.example/spara/a/")).toBe(true);
  for (const other of [
    "https://www.beta.example/",
    "https://www.alfa.example.beta.example/",
    "https://anna@www.alfa.example/",
    "http://www.alfa.example/",
    "https://www.alfa.example\\@beta.example/",
    " https://www.alfa.example/",
    "//www.alfa.example/",
    "javascript:alert(1)",
  ])
    expect(isSite(other), other).toBe(false);
});
