import { afterAll, beforeAll, expect, it } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { progressDataSchema, searchDataSchema } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countProviders } from "#tests/support/providers.ts";
import { type SearchNode, type SearchWorld, startSearchWorld, Visitor } from "./search-world.ts";

const searchEnvelope = envelopeSchema(searchDataSchema);
const progressEnvelope = envelopeSchema(progressDataSchema);

const ordinary = simulatedVerticals.find(({ name }) => name === "house")?.samples.ordinary ?? {};

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("house_answers");
  node = await world.startNode();
});
afterAll(() => world.stop());

async function search(visitor: Visitor, body: Readonly<Record<string, string>>) {
  const answer = await visitor.post(node, "/forsakring/villa/jamfor/ajax", { tempsearchid: randomId(), ...body });
  return searchEnvelope.parse(await answer.json());
}

it("a house is searched for, and its progress reported, below its own address [H-001] [H-002]", async () => {
  const visitor = new Visitor();
  const tempsearchid = randomId();
  const answer = await search(visitor, { ...ordinary, tempsearchid });
  expect(answer.Data?.Result.Ok).toHaveLength(countProviders("house"));
  const progress = progressEnvelope.parse(
    await (await visitor.post(node, "/forsakring/villa/jamfor/progress", { tempsearchid })).json(),
  );
  expect(progress.Data?.Result).toMatchObject({ Done: true });
  const providers = progress.Data?.Result.Providers ?? [];
  expect(providers).toHaveLength(countProviders("house"));
  expect(providers.every(({ Answered }) => Answered)).toBe(true);
});

it("an offer has what the card and its details show [H-036]", async () => {
  const { Data } = await search(new Visitor(), ordinary);
  const offers = Data?.Result.Ok ?? [];
  const offer = offers.find(({ ProviderName }) => ProviderName === "Åkerbär");
  expect(offer).toMatchObject({
    Index: expect.any(Number),
    ClickUrl: `/forsakring/villa/order/?resultid=${offer?.ResultId}`,
    ProviderLogoUrl: "/logos/low/akerbar.png",
    ProviderHighResolutionLogoUrl: "/logos/akerbar.svg",
    YearlyFee: expect.stringMatching(/^\d\s\d{3}\skr$/),
    MonthlyFee: expect.stringMatching(/^\d{3}\skr$/),
    YearlyFeeSaved: null,
    IsCheaper: false,
    SubscriptionName: "Villahemförsäkring",
    Discount: null,
    FeaturedInfo: "Trasig diskmaskin ersätts till nypris.",
    InfoAndOffers: ["Nypris på vitvaror i fem år", "Egen skadejour på landet"],
    Services: ["Golfutrustning"],
    Covers: [
      { type: "OWN_MISTAKES", name: "Drulle för dina saker", description: "Ingår inte", isIncluded: false },
      { type: "OWN_BUILDING_MISTAKES", name: "Drulle för huset", description: "Ingår inte", isIncluded: false },
    ],
    Notices: [
      expect.stringMatching(
        /^10\s% samlingsrabatt om du har fler försäkringar hos bolaget: \d{3}\skr\/mån, eller \d\s\d{3}\skr för hela året$/,
      ),
    ],
    ExcessCostBuilding: "1\u202F500\u00A0kr",
    ExcessCostPersonalProperty: "1\u202F500\u00A0kr",
    Description: "Premien sänks ett steg för varje skadefritt år.",
    isSkeleton: false,
  });
  // One insurer sells only on its own site: its offer has a price and no checkout.
  expect(offers.filter(({ ClickUrl }) => ClickUrl === null).map(({ ProviderName }) => ProviderName)).toEqual([
    "Stenvalv",
  ]);
});

it("the person, the address and the name in the land register are stored encrypted", async () => {
  const visitor = new Visitor();
  const { Data } = await search(visitor, { ...ordinary, address: "Hemligvägen 4" });
  const { rows } = await world.pool.query("select * from searches where id = $1", [Data?.Result.SearchId]);
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  expect(stored).toContain("house");
  // Between quotes: three digits also occur in a time or in encrypted text.
  expect(stored).not.toMatch(/"142\\*"/);
  for (const secret of ["Hemligvägen", "198502102380", "Farsta Sparven"]) expect(stored).not.toContain(secret);
});

it("another visitor's search answers as if it did not exist", async () => {
  const { Data } = await search(new Visitor(), ordinary);
  const answer = await new Visitor().post(node, "/forsakring/villa/jamfor/ajax", {
    tempsearchid: randomId(),
    searchid: Data?.Result.SearchId ?? "",
  });
  expect(answer.status).toBe(404);
});

it("a wrong value is reported at its field, and no provider is called", async () => {
  const { Success, Error } = await search(new Visitor(), { ...ordinary, buildyear: "2999", livingarea: "1" });
  expect(Success).toBe(false);
  expect(JSON.stringify(Error)).toContain("buildyear");
  expect(JSON.stringify(Error)).toContain("livingarea");
});
