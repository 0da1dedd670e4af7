import { type SimulatedSupplier, terms } from "#simulators/verticals/electricity/rating/supplier.ts";

export const kvarnbacka: SimulatedSupplier = {
  slug: "kvarnbacka",
  about: "Vi är ett kommunalt elbolag med kundservice på plats och säljer el i hela landet.",
  latency: { minMs: 800, maxMs: 2400 },
  faults: [
    { kind: "slow", share: 0.02 },
    { kind: "garbage", share: 0.003 },
  ],
  refusals: [],
  areaFactor: { SE1: 0.64, SE2: 0.66, SE3: 1, SE4: 1.16 },
  contracts: [
    {
      code: "manad",
      name: "Månadspris",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      environment: "renewal",
      info: "Priset följer månadens snittpris på elbörsen. Du betalar ingen månadsavgift.",
      renewal: "Avtalet gäller tills vidare. Ändrar vi villkoren skriver vi till dig senast två månader innan.",
      feeText: "Ingen månadsavgift.",
      priceInfo:
        "Elpriset är förra månadens snittpris i ditt elområde. Till det kommer påslag, rörliga kostnader, fast avgift och moms.",
      terms: terms({ type: "monthly", markupKwh: 890, volumeFeeKwh: 460, yearlyFeeOre: 0 }),
    },
    {
      code: "fast-1",
      name: "Fast 1 år",
      bindingMonths: 12,
      termsMonths: 12,
      noticeMonths: 1,
      environment: "renewal",
      info: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      feeText: "Ingen månadsavgift.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_790, yearlyFeeOre: 0 }),
    },
    {
      code: "fast-2",
      name: "Fast 2 år",
      bindingMonths: 24,
      termsMonths: 24,
      noticeMonths: 1,
      environment: "renewal",
      info: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      campaign: "300 kr i rabatt när du väljer två år.",
      feeText: "Ingen månadsavgift.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_980, yearlyFeeOre: 0, discounts: { onceOre: 24_000 } }),
    },
  ],
};
