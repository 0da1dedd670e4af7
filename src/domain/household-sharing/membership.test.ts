import { expect, it } from "vitest";
import { sharedOf, shownToPartner } from "./membership.ts";

const HELD = {
  heldId: "h1",
  vertical: "v",
  product: "produkt",
  providerName: "Bolaget",
  providerSlug: "bolaget",
  monthlyOre: 35_900,
  renewsOn: "2027-01-18",
  noticeBy: "2027-01-17",
  knownOn: "2026-11-15",
};

it("what is shown to the other person is what is listed, whatever else a contract holds, and its own id is not", () => {
  const whole = {
    ...HELD,
    personalNumber: "199001012384",
    claims: ["2025"],
    payment: "autogiro",
    thing: "ABC 123",
    orderId: "o1",
    searchId: "s1",
  };
  expect(shownToPartner(whole, "share-1")).toEqual({ ...HELD, heldId: "share-1" });
});

it("a person shares what they hold, each once, and nothing that a form adds", () => {
  const held = [{ heldId: "h1" }, { heldId: "h2" }];
  expect(sharedOf(held, ["h2", "h2", "someone-elses"])).toEqual(["h2"]);
  expect(sharedOf(held, [])).toEqual([]);
});
