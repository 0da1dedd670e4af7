import { expect, it } from "vitest";
import { upgradeOf } from "./car.search.ts";

it("traffic upgrades to half, half to full, and full to nothing [C-067]", () => {
  expect([upgradeOf("traffic"), upgradeOf("half"), upgradeOf("full")]).toEqual(["half", "full", undefined]);
});
