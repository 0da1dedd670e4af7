import { expect, it } from "vitest";
import { contractDetail } from "#tests/support/electricity-contract.ts";
import type { ElectricityDetail } from "./electricity.offer.ts";
import { priceTermsOf } from "./price-terms.ts";

const plain = ({ follows, agreed }: ReturnType<typeof priceTermsOf>) =>
  [follows, agreed].map((text) => text.replaceAll(/\s/gu, " "));

/** Midvinter's Spot Låg. */
const spotLow = ((): ElectricityDetail => {
  const detail = contractDetail({ type: "monthly", discounts: { kwh: 150, months: 12 } });
  const terms = {
    ...detail.terms,
    certificateKwh: 0,
    markupKwh: 200,
    volumeFeeKwh: 390,
    environmentKwh: 0,
    yearlyFeeOre: 470_40,
  };
  return { ...detail, terms, cost: { ...detail.cost, yearOre: 15_042_00, discountOre: 375_00 } };
})();

it("what follows the market is estimated by the last twelve months, and what is agreed has its end", () => {
  expect(plain(priceTermsOf(spotLow))).toEqual([
    "Priset följer elbörsen månad för månad. Med de senaste tolv månadernas elpris och din användning blir det ungefär 15 042 kr om året. Det här kan elbolaget ändra: rörliga kostnader 4,88 öre/kWh, med moms.",
    "Det här är avtalat, med moms: påslag 2,50 öre/kWh, månadsavgift 49,00 kr, ingen bindningstid, uppsägningstid 1 månad. Rabatt, med moms: 1,88 öre/kWh de första 12 månaderna. Utan rabatt blir det ungefär 15 417 kr om året.",
  ]);
});

it("a fixed contract has its price of a kWh and until when, and a year by the use", () => {
  const detail = contractDetail({ type: "fixed", bindingMonths: 24, discounts: { onceOre: 240_00 } });
  const { terms } = detail;
  const fixed = {
    ...detail,
    terms: { ...terms, volumeFeeKwh: 0, yearlyFeeOre: 0 },
    cost: { ...detail.cost, discountOre: 300_00 },
    termsValidMonths: 24,
  };
  expect(plain(priceTermsOf(fixed))).toEqual([
    "Elpriset är fast i 24 månader från den dag då avtalet börjar gälla. Med din användning blir det ungefär 11 386 kr om året.",
    "Det här är avtalat, med moms: elpris 77,63 öre/kWh, påslag 6,00 öre/kWh, elcertifikat 0,50 öre/kWh, miljöpåslag 1,88 öre/kWh, ingen månadsavgift, bindningstid 24 månader, uppsägningstid 1 månad. Rabatt, med moms: 300,00 kr en gång. Utan rabatt blir det ungefär 11 686 kr om året.",
  ]);
});

it.each([
  ["hourly", "Priset följer elbörsen kvart för kvart."],
  ["mixed", "Halva elpriset är fast i 12 månader, och halva följer elbörsen månad för månad."],
] as const)("a %s contract follows the market in its own way", (type, text) => {
  const [follows = ""] = plain(priceTermsOf(contractDetail({ type })));
  expect(follows.startsWith(`${text} Med de senaste tolv månadernas elpris`)).toBe(true);
  expect(follows).toContain("elcertifikat 0,50 öre/kWh och rörliga kostnader 6,50 öre/kWh");
});

it("a confirmed price has the choices in its year, and what the supplier has changed is stated", () => {
  const withAddOn = plain(priceTermsOf(spotLow, { yearlyFeeOre: 15_086_00, choicesOre: 44_00 }));
  expect(withAddOn[0]).toContain("ungefär 15 086 kr om året");
  expect(withAddOn[1]).not.toContain("sedan listan gjordes");
  const [, raised] = plain(priceTermsOf(spotLow, { yearlyFeeOre: 15_116_00, choicesOre: 0 }));
  expect(raised).toMatch(/Elbolaget har höjt sin del av priset med 74 kr om året sedan listan gjordes\.$/);
});

it.each(["hourly", "monthly", "mixed", "fixed"] as const)(
  "a %s contract has no amount of a month but its fee",
  (type) => {
    const written = plain(priceTermsOf(contractDetail({ type }))).join(" ");
    expect(written).not.toMatch(/kr i månaden/);
    expect(written.match(/ungefär/g)).toHaveLength(2);
  },
);
