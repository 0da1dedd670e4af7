import { expect, it } from "vitest";
import { linkProviders } from "./link-providers.ts";

const all = [{ providerName: "Rask" }, { providerName: "Rask Max (AB)" }, { providerName: "Åkerbär" }];

it("finds whole names of the list, the longest first, and nothing else", () => {
  const parts = linkProviders("Rask Max (AB) slår Rask. Åkerbärs pris, Raskt och Tuvull.", all);
  expect(parts.filter(({ named }) => named).map(({ text }) => text)).toEqual(["Rask Max (AB)", "Rask"]);
  expect(parts.map(({ text }) => text).join("")).toBe("Rask Max (AB) slår Rask. Åkerbärs pris, Raskt och Tuvull.");
});

it("returns a text unchanged when there are no names to find", () => {
  expect(linkProviders("<a href=x>Rask</a>", [])).toEqual([{ text: "<a href=x>Rask</a>", named: undefined }]);
});
