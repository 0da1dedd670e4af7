import { afterAll, beforeAll, expect, it } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { searchDataSchema } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type SearchNode, type SearchWorld, startSearchWorld, Visitor } from "./search-world.ts";

const searchEnvelope = envelopeSchema(searchDataSchema);

const ordinary = simulatedVerticals.find(({ name }) => name === "electricity")?.samples.ordinary ?? {};

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("electricity_answers");
  node = await world.startNode();
});
afterAll(() => world.stop());

async function search(body: Readonly<Record<string, string>>) {
  const answer = await new Visitor().post(node, "/el/jamfor/ajax", { tempsearchid: randomId(), ...body });
  return searchEnvelope.parse(await answer.json());
}

it("a contract has the fields of an electricity offer, and its parts make the price [E-001] [E-003]", async () => {
  const { Data } = await search({ ...ordinary, contracttype: "fixed" });
  const offers = Data?.Result.Ok ?? [];
  const offer = offers.find(
    ({ SubscriptionName, ProviderName }) => ProviderName === "Kvarnbäcka Energi" && SubscriptionName === "Fast 2 år",
  );
  expect(offer).toMatchObject({
    ClickUrl: `/el/order/?resultid=${offer?.ResultId}`,
    ProviderInfo: "Vi är ett kommunalt elbolag med kundservice på plats och säljer el i hela landet.",
    SubscriptionInfo: "Du betalar samma pris per kWh under hela avtalet, hur elbörsens pris än rör sig.",
    ResubscribeInfo: expect.stringContaining("När bindningstiden är slut"),
    SubscriptionType: "Fast",
    Campaign: "300\u00A0kr i rabatt när du väljer två år.",
    BindTime: 24,
    TermsValidTime: 24,
    TerminationTime: 1,
    // By hand: 79.80 öre, less 240 kr / 12 000 kWh = 2.00 öre, is 77.80; with VAT 97.25.
    KwhCost: 97.25,
    YearlyFeeRaw: 11_670,
    MonthlyFee: "0\u00A0kr",
    MonthlyFeeText: "Ingen månadsavgift.",
    EnvironmentType: "renewal",
    KwhCostsInfo: "Elpriset är avtalat. Fast avgift och moms tillkommer och ingår i jämförpriset.",
    KwhCosts: {
      SpotFeeKwh: 0,
      PowerFeeKwh: 79.8,
      PowerCertFeeKwh: 0,
      PowerFeeMarkupKwh: 0,
      PowerCertFeeAndPowerFeeMarkupKwh: 0,
      VolumeFeeKwh: 0,
      EnvironmentFee: 0,
      FixedCost: 0,
      DiscountYearlyFee: 0,
      DiscountKwh: 0,
      DiscountOnetime: -2,
      DiscountMonthly: 0,
      Vat: 19.45,
    },
  });
  expect(offers).toHaveLength(13);
  expect(offers.map(({ YearlyFeeRaw }) => YearlyFeeRaw)).toEqual(
    offers.map(({ YearlyFeeRaw }) => YearlyFeeRaw).toSorted((a, b) => a - b),
  );
});

it("the environment type of a contract is one of seven [E-002]", async () => {
  const { Data } = await search({ ...ordinary, contracttype: "all" });
  const types = Data?.Result.Ok.map((offer) => (offer as { EnvironmentType?: unknown }).EnvironmentType) ?? [];
  for (const type of types) expect(["solar", "wind", "water", "renewal", "other", "good", "none"]).toContain(type);
  // The searched kind is the suppliers' own: those who sell wind power are asked for wind power.
  for (const environment of ["solar", "wind", "water", "good"]) {
    const asked = await search({ ...ordinary, environment });
    const found = asked.Data?.Result.Ok.map((offer) => (offer as { EnvironmentType?: unknown }).EnvironmentType) ?? [];
    expect(new Set(found), environment).toEqual(new Set([environment]));
  }
});

it("the typed price is what offers are compared with, and the fee for leaving counts while the contract binds", async () => {
  const dates = { ended: "2020-01-31", binding: "2099-01-31" };
  const cheaper = async (presentend: string) => {
    const { Data } = await search({ ...ordinary, contracttype: "fixed", exitfee: "2000", presentend });
    return Data?.Result.Ok.filter(({ IsCheaper }) => IsCheaper).map(({ YearlyFeeRaw }) => YearlyFeeRaw) ?? [];
  };
  // 101.50 öre for 12 000 kWh is 12 180 kr.
  const free = await cheaper(dates.ended);
  expect(free.length).toBeGreaterThan(1);
  expect(Math.max(...free)).toBeLessThan(12_180);
  const bound = await cheaper(dates.binding);
  expect(bound).toEqual(free.filter((fee) => fee + 2_000 < 12_180));
  expect(bound.length).toBeLessThan(free.length);
});

it("without stored market prices no variable contract has a price, and the answer states why", async () => {
  const { Data } = await search({ ...ordinary, contracttype: "hourly" });
  expect(Data?.Result.Ok).toEqual([]);
  const reasons = new Map(Data?.Result.Error.map(({ ProviderName, Message }) => [ProviderName, Message]));
  expect(reasons.get("Timjan Energi")).toBe(
    "Vi saknar elbörsens priser just nu och kan inte räkna ut vad bolagets rörliga avtal kostar.",
  );
  expect(reasons.get("Älvdrag")).toBe("Bolaget har inget avtal som passar det du sökte.");
});

it("a wrong value is reported at its field, and no supplier is asked", async () => {
  const { Success, Error } = await search({ ...ordinary, yearlyuse: "1", housing: "boat" });
  expect(Success).toBe(false);
  for (const field of ["yearlyuse", "housing"]) expect(JSON.stringify(Error)).toContain(field);
});
