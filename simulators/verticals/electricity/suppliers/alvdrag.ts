import { type SimulatedSupplier, terms } from "#simulators/verticals/electricity/rating/supplier.ts";

export const alvdrag: SimulatedSupplier = {
  slug: "alvdrag",
  about: "Vi låser priset åt dig så att du vet vad elen kostar, vinter som sommar.",
  latency: { minMs: 1100, maxMs: 3000 },
  faults: [{ kind: "slow", share: 0.03 }],
  refusals: [],
  areaFactor: { SE1: 0.63, SE2: 0.66, SE3: 1, SE4: 1.18 },
  contracts: [
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
      feeText: "29 kr i månaden med moms.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_260, yearlyFeeOre: 27_840 }),
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
      feeText: "29 kr i månaden med moms.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_420, yearlyFeeOre: 27_840 }),
    },
    {
      code: "fast-3",
      name: "Fast 3 år",
      bindingMonths: 36,
      termsMonths: 36,
      noticeMonths: 1,
      environment: "renewal",
      info: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      feeText: "29 kr i månaden med moms.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_690, yearlyFeeOre: 27_840 }),
    },
    {
      code: "mix",
      name: "Halv och halv",
      bindingMonths: 12,
      termsMonths: 12,
      noticeMonths: 1,
      environment: "renewal",
      info: "Hälften av din el har fast pris och hälften följer månadens snittpris.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      feeText: "29 kr i månaden med moms.",
      priceInfo: "Hälften av elpriset är avtalat och hälften är förra månadens snittpris i ditt elområde.",
      terms: terms({ type: "mixed", powerFeeKwh: 7_200, markupKwh: 180, volumeFeeKwh: 210, yearlyFeeOre: 27_840 }),
    },
  ],
};
