import { expect, it } from "vitest";
import { linkProviders } from "./link-providers.ts";

const all = [{ providerName: "Rask" }, { providerName: "Rask Max (AB)" }, { providerName: "Åkerbär" }];

it("finds whole names of the list, the longest first, and nothing else", () => {
  const parts = linkProviders("Rask Max (AB) slår Rask. Åkerbärs pris, Raskt och Tuvull.", all);
  expect(parts.filter(({ named }) => named).map(({ text }) => text)).toEqual(["Rask Max (AB)", "Rask"]);
  expect(parts.map(({ text }) => text).join("")).toBe("Rask Max (AB) slår Rask. Åkerbärs pris, Raskt och Tuvull.");
});

it("leads from the name of a provider with several offers to each in turn", () => {
  const several = [
    { providerName: "Rask", resultId: "small" },
    { providerName: "Rask", resultId: "large" },
  ];
  const named = linkProviders("Rask, Rask och Rask.", several).flatMap(({ named: offer }) => offer?.resultId ?? []);
  expect(named).toEqual(["small", "large", "small"]);
});

it("returns a text unchanged when there are no names to find", () => {
  expect(linkProviders("<a href=x>Rask</a>", [])).toEqual([{ text: "<a href=x>Rask</a>", named: undefined }]);
});
