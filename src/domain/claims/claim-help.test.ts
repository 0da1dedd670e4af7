import { expect, it } from "vitest";
import { claimExcess } from "./claim-help.ts";

it("an excess that is not known is neither none nor an amount", () => {
  const rows = [{ name: "Glas", text: "1 500 kr" }];
  expect(claimExcess(rows, false)).toEqual({ kind: "known", rows });
  expect(claimExcess(rows, true)).toEqual({ kind: "known", rows });
  expect(claimExcess([], true)).toEqual({ kind: "none" });
  expect(claimExcess([], false)).toEqual({ kind: "unknown" });
});
