import { describe, expect, it } from "vitest";
import { houseSamples } from "#simulators/verticals/house/samples.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { houseCheckout } from "./house-checkout.ts";
import { houseParameters } from "./house-parameters.ts";

function search(changes: Readonly<Record<string, string>> = {}): HouseSearch {
  const checked = houseParameters.parse({ ...houseSamples.ordinary, ...changes }, "2026-11-15");
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

describe("what a house adds to the checkout", () => {
  it("lets own mistakes be covered or not, as searched for until changed", () => {
    const fields = houseCheckout.customize(search({ ownfault: "yes" }));
    expect(fields.map(({ name, defaultValue }) => [name, defaultValue])).toEqual([
      ["ownfault", "yes"],
      ["ownfaultbuilding", "no"],
    ]);
    expect(fields.every(({ onChange }) => onChange?.includes("recalculate"))).toBe(true);
    const changed = houseCheckout.withChoices(search(), { ownfault: "yes", ownfaultbuilding: "perhaps" });
    expect([changed.coversOwnMistakes, changed.coversOwnBuildingMistakes]).toEqual([true, false]);
    expect(houseCheckout.withChoices(search({ ownfault: "yes" }), {}).coversOwnMistakes).toBe(true);
  });

  it("sums up the house, and lists its other buildings by themselves", () => {
    const lines = Object.fromEntries(houseCheckout.summarize(search()).map(({ id, value }) => [id, value]));
    expect(lines).toMatchObject({
      houseaddress: "Sparvvägen 7, 123 45",
      livingarea: "142\u00A0kvm",
      basement: "Inredd källare",
      alarm: "Larm kopplat till central",
      renovationyear: "2008",
    });
    expect(houseCheckout.parts?.(search()).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "Garage: 24 kvm, inte vinterbonad",
      "Gäststuga: 18 kvm, vinterbonad och inredd",
      "Förråd: 9 kvm, inte vinterbonad",
    ]);
    expect(houseCheckout.parts?.(search({ numberofextrabuildings: "0" }))).toEqual([]);
  });

  it.each([
    ["no", "no", "inte bett om drulle"],
    ["yes", "no", "för dina saker, men inte för huset"],
    ["no", "yes", "för huset, men inte för dina saker"],
    ["yes", "yes", "både för dina saker och för huset"],
  ])("states what was asked for: drulle %s, for the house %s", (ownfault, ownfaultbuilding, text) => {
    const { wanted, items } = houseCheckout.needs?.(search({ ownfault, ownfaultbuilding })) ?? {};
    expect(wanted).toContain(text);
    expect(JSON.stringify([wanted, items])).not.toMatch(/Sparv|12345|2380/);
  });
});
