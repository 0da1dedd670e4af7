import { expect, it } from "vitest";
import { addressOnSite } from "./provider-address.ts";

const SITE = "https://www.alfa.example/";

it("an address on the provider's own site is used", () => {
  expect(addressOnSite("https://www.alfa.example/konto/?val=2", SITE)).toBe("https://www.alfa.example/konto/?val=2");
});

it.each([
  "https://www.beta.example/",
  "https://www.alfa.example.beta.example/",
  "https://www.alfa.example:8443/",
  "http://www.alfa.example/",
  "https://www.alfa.example@beta.example/",
  "https://anna@www.alfa.example/",
  "//beta.example/",
  "/konto/",
  "javascript:alert(1)",
  "data:text/html,x",
  "",
])("any other leads to the site itself: %s", (stated) => {
  expect(addressOnSite(stated, SITE)).toBe(SITE);
});
