import { notIn } from "#simulators/verticals/electricity/rating/refusals.ts";
import { type SimulatedSupplier, terms } from "#simulators/verticals/electricity/rating/supplier.ts";

export const solglantan: SimulatedSupplier = {
  slug: "solglantan",
  about: "Vi driver solparker på sju platser och köper överskottet från dina egna solceller.",
  latency: { minMs: 300, maxMs: 1200 },
  faults: [],
  refusals: [notIn("SE1", "SE2")],
  areaFactor: { SE1: 0.6, SE2: 0.62, SE3: 1, SE4: 1.15 },
  contracts: [
    {
      code: "sol-manad",
      name: "Sol Månad",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      environment: "solar",
      info: "Priset följer månadens snittpris på elbörsen i ditt elområde.",
      renewal: "Avtalet gäller tills vidare. Ändrar vi villkoren skriver vi till dig senast två månader innan.",
      feeText: "49 kr i månaden med moms.",
      priceInfo:
        "Elpriset är förra månadens snittpris i ditt elområde. Till det kommer påslag, rörliga kostnader, fast avgift och moms.",
      terms: terms({
        type: "monthly",
        certificateAndMarkupKwh: 610,
        volumeFeeKwh: 430,
        environmentKwh: 250,
        yearlyFeeOre: 47_040,
      }),
    },
    {
      code: "sol-kvart",
      name: "Sol Kvart",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      environment: "solar",
      info: "Priset följer elbörsen kvart för kvart. Du tjänar på att använda el när den är billig.",
      renewal: "Avtalet gäller tills vidare. Ändrar vi villkoren skriver vi till dig senast två månader innan.",
      feeText: "49 kr i månaden med moms.",
      priceInfo: "Elpriset är förra månadens snittpris i ditt elområde. Ditt eget snitt beror på när du använder elen.",
      terms: terms({
        type: "hourly",
        certificateAndMarkupKwh: 580,
        volumeFeeKwh: 430,
        environmentKwh: 250,
        yearlyFeeOre: 47_040,
      }),
    },
    {
      code: "sol-fast-1",
      name: "Sol Fast 1 år",
      bindingMonths: 12,
      termsMonths: 12,
      noticeMonths: 1,
      environment: "solar",
      info: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
      renewal:
        "När bindningstiden är slut går avtalet över till vårt månadspris utan bindningstid. Vi skriver till dig senast 60 dagar innan.",
      feeText: "49 kr i månaden med moms.",
      priceInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
      terms: terms({ type: "fixed", powerFeeKwh: 7_690, environmentKwh: 200, yearlyFeeOre: 47_040 }),
    },
  ],
};
