import { describe, expect, it } from "vitest";
import { flatSeries } from "#tests/support/stored-series.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { electricitySuppliers } from "#simulators/verticals/electricity/electricity-suppliers.ts";
import { simulatedElectricity } from "#simulators/verticals/electricity/electricity.simulated.ts";
import { electricityParameters } from "./electricity-parameters.ts";
import { createElectricityProviders } from "./electricity-providers.ts";
import { presentElectricityOffer } from "./present-electricity-offer.ts";

const TODAY = "2026-11-17";
const spot = flatSeries("spot/SE3", 62_10, TODAY, 400);

const desk: QuoteDesk = {
  nowMs: 0,
  today: TODAY,
  validUntilMs: Date.parse("2026-12-17T22:59:59.999Z"),
  isRealSpeed: false,
  vehicle: () => undefined,
  draw: () => 0,
  documentUrl: (name) => `https://supplier.example/${name}`,
  issueQuoteId: ({ key }) => `Q${key.length}`,
};

function searchOf(changes: Readonly<Record<string, string>> = {}): ElectricitySearch {
  const parsed = electricityParameters.parse(
    { ...simulatedElectricity.samples.ordinary, bindtime: "", ...changes },
    TODAY,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

/** What every simulated supplier answers, read by its own provider. */
const readAll = (search: ElectricitySearch, facts: { readonly spot: typeof spot | undefined }) =>
  createElectricityProviders(() => TODAY).map((provider) => {
    const line = simulatedElectricity.lines.find(({ slug }) => slug === provider.slug);
    const quote = line?.quote(JSON.parse(provider.prepare(search).body ?? ""), desk);
    const reply = { status: 200, contentType: "", body: JSON.stringify(quote?.body) };
    return provider.read(reply, { search, facts });
  });

const offersOf = (readings: readonly ProviderReading<ElectricityDetail>[]) =>
  readings.flatMap((reading) => (reading.kind === "answered" ? reading.offers : []));

const contracts = electricitySuppliers.flatMap((supplier) => supplier.contracts);

describe("all suppliers", () => {
  it("offer every contract that they sell, of every kind, with each of the four discounts", () => {
    const details = offersOf(readAll(searchOf(), { spot })).map(({ detail }) => detail);
    expect(contracts.length).toBeGreaterThan(20);
    expect(details).toHaveLength(contracts.length);
    const kinds = new Set(details.map(({ terms, bindingMonths }) => `${terms.type} ${bindingMonths}`));
    expect(kinds).toEqual(new Set(["fixed 12", "fixed 24", "fixed 36", "monthly 0", "hourly 0", "mixed 12"]));
    for (const key of ["yearlyFeeOre", "onceOre", "monthlyOre", "kwh"] as const)
      expect(
        details.some(({ terms }) => terms.discounts[key] > 0),
        key,
      ).toBe(true);
  });

  it("have a comparison price that is the sum of its parts, in the answer too [E-003] [E-011]", () => {
    for (const offer of offersOf(readAll(searchOf(), { spot }))) {
      const { comparisonKwh, parts } = offer.detail.cost;
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(comparisonKwh);
      const wire = presentElectricityOffer({
        ...offer,
        providerId: 1,
        shopId: 1,
        providerName: "x",
        resultId: "r",
        position: 0,
      });
      const shown = Object.values(wire["KwhCosts"] ?? {}) as number[];
      expect(shown.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(wire["KwhCost"]), 6);
    }
  });

  it("are limited to the searched type, origin and binding time", () => {
    const types = offersOf(readAll(searchOf({ contracttype: "hourly" }), { spot })).map(
      ({ detail }) => detail.terms.type,
    );
    expect(new Set(types)).toEqual(new Set(["hourly"]));
    const origins = offersOf(readAll(searchOf({ environment: "wind" }), { spot })).map(
      ({ detail }) => detail.environment,
    );
    expect(new Set(origins)).toEqual(new Set(["wind"]));
    const free = offersOf(readAll(searchOf({ bindtime: "0" }), { spot })).map(({ detail }) => detail.bindingMonths);
    expect(new Set(free)).toEqual(new Set([0]));
    const renewable = offersOf(readAll(searchOf({ environment: "renewal" }), { spot }));
    expect(renewable.map(({ detail }) => detail.environment)).not.toContain("none");
  });
});

describe("without the market's price", () => {
  it("only fixed contracts have a price: none is invented", () => {
    const offers = offersOf(readAll(searchOf(), { spot: undefined }));
    expect(new Set(offers.map(({ detail }) => detail.terms.type))).toEqual(new Set(["fixed"]));
    expect(offers).toHaveLength(contracts.filter(({ terms }) => terms.type === "fixed").length);
  });

  it("a search for variable contracts is declined with the reason", () => {
    const readings = readAll(searchOf({ contracttype: "monthly" }), { spot: undefined });
    const messages = readings.map((reading) => (reading.kind === "declined" ? reading.message : reading.kind));
    expect(messages).toContain(
      "Vi saknar elbörsens priser just nu och kan inte räkna ut vad bolagets rörliga avtal kostar.",
    );
    expect(messages).not.toContain("answered");
  });

  it("nor has a variable contract a price when the previous month is not stored", () => {
    const onlyToday = flatSeries("spot/SE3", 62_10, TODAY, 5);
    expect(new Set(offersOf(readAll(searchOf(), { spot: onlyToday })).map(({ detail }) => detail.terms.type))).toEqual(
      new Set(["fixed"]),
    );
  });
});
