import { notBelow } from "#simulators/verticals/electricity/rating/refusals.ts";
import { type SimulatedSupplier, terms } from "#simulators/verticals/electricity/rating/supplier.ts";

export const skymning: SimulatedSupplier = {
  slug: "skymning",
  about: "Vi säljer bara el som är märkt Bra Miljöval och lägger ett öre per kWh på ny natur vid vattendragen.",
  latency: { minMs: 700, maxMs: 2200 },
  faults: [{ kind: "truncate", share: 0.005 }],
  refusals: [notBelow(1_500, "1 500")],
  areaFactor: { SE1: 0.61, SE2: 0.63, SE3: 1, SE4: 1.19 },
  contracts: [
    {
      code: "manad-miljo",
      name: "Månad Miljö",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      environment: "good",
      info: "Priset följer månadens snittpris på elbörsen i ditt elområde.",
      renewal: "Avtalet gäller tills vidare. Ändrar vi villkoren skriver vi till dig senast två månader innan.",
      feeText: "39 kr i månaden med moms.",
      priceInfo:
        "Elpriset är förra månadens snittpris i ditt elområde. Till det kommer påslag, rörliga kostnader, fast avgift och moms.",
      terms: terms({
        type: "monthly",
        certificateAndMarkupKwh: 520,
        volumeFeeKwh: 440,
        environmentKwh: 100,
        yearlyFeeOre: 37_440,
      }),
    },
    {
      code: "kvart-miljo",
      name: "Kvart Miljö",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      environment: "good",
      info: "Priset följer elbörsen kvart för kvart. Du tjänar på att använda el när den är billig.",
      renewal: "Avtalet gäller tills vidare. Ändrar vi villkoren skriver vi till dig senast två månader innan.",
      campaign: "40 kr lägre pris i månaden i tre månader.",
      feeText: "39 kr i månaden med moms.",
      priceInfo: "Elpriset är förra månadens snittpris i ditt elområde. Ditt eget snitt beror på när du använder elen.",
      terms: terms({
        type: "hourly",
        certificateAndMarkupKwh: 520,
        volumeFeeKwh: 440,
        environmentKwh: 100,
        yearlyFeeOre: 37_440,
        discounts: { monthlyOre: 3_200, months: 3 },
      }),
    },
    {
      code: "fast-miljo-1",
      name: "Fast Miljö 1 år",
      bindingMonths: 12,
      termsMonths: 12,
      noticeMonths: 1,
      environment: "good",
      info: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      feeText: "39 kr i månaden med moms.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_420, environmentKwh: 100, yearlyFeeOre: 37_440 }),
    },
  ],
};
