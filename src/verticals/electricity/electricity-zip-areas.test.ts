import { expect, it } from "vitest";
import codesByArea from "#adapters/postal-codes/postal-codes.json" with { type: "json" };
import { areaOfPostalCode } from "./electricity-zip-areas.ts";

it("gives every postal code of the register the area that the register has", () => {
  const registered = Object.entries<string>(codesByArea).flatMap(([place, codes]) =>
    codes.split(" ").map((code) => [code, place.split("|")[2]] as const),
  );
  expect(registered.length).toBeGreaterThan(15_000);
  expect(registered.filter(([code, area]) => areaOfPostalCode(code) !== area)).toEqual([]);
});
