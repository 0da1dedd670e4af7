import { describe, expect, it } from "vitest";
import { contract } from "#tests/support/electricity/samples.ts";
import { contractDetail } from "#tests/support/electricity-contract.ts";
import { contractLabel, environmentNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { describeElectricityOffer } from "./electricity-offer-description.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";

describe("an electricity contract", () => {
  it("has one of seven environment types, each with a name [E-002]", () => {
    expect(Object.keys(environmentNames).toSorted()).toEqual([
      "good",
      "none",
      "other",
      "renewal",
      "solar",
      "water",
      "wind",
    ]);
    expect(new Set(Object.values(environmentNames)).size).toBe(7);
  });

  it("is labelled by how its price is decided [E-004]", () => {
    expect((["fixed", "hourly", "monthly"] as const).map((type) => contractLabel(type, undefined))).toEqual([
      "Fast pris",
      "Kvarts/timpris",
      "Månadspris",
    ]);
  });

  it("has the campaign in its label [E-005]", () => {
    expect(contractLabel("monthly", "Påslaget är sänkt i ett år.")).toBe("Månadspris + kampanj");
  });

  it("states the first year with the fee for leaving the present contract together with the price", () => {
    const whole = contractDetail({ type: "fixed", bindingMonths: 12, comparisonKwh: 88_00 });
    const detail: ElectricityDetail = {
      ...whole,
      terms: contract("fixed", { powerFeeKwh: 65_00, markupKwh: 160, yearlyFeeOre: 470_40 }),
      exitFeeOre: 500_00,
    };
    const description = describeElectricityOffer(detail);
    expect(description.notices).toEqual([
      "Första året blir det ungefär 11\u202F060\u00A0kr med avgiften på 500\u00A0kr för att lämna ditt nuvarande avtal.",
    ]);
    expect(description.sections[0]?.rows.map(({ name, text }) => [name, text.replaceAll(/\s/gu, " ")])).toEqual([
      ["Avtalsform", "Fast pris"],
      ["Jämförpris", "88 öre/kWh"],
      ["Månadsavgift", "49 kr/mån"],
      ["Elens ursprung", "Vindkraft"],
      ["Bindningstid", "12 månader"],
      ["Villkoren gäller", "12 månader"],
      ["Uppsägningstid", "1 månad"],
      ["Elpris med moms", "81,25 öre/kWh"],
      ["Påslag med moms", "2,00 öre/kWh"],
    ]);
    expect(describeElectricityOffer({ ...detail, exitFeeOre: 0 }).notices).toEqual([]);
  });
});
