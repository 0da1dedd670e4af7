import { afterAll, beforeAll, expect, it } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { searchDataSchema } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countProviders } from "#tests/support/providers.ts";
import { type SearchNode, type SearchWorld, startSearchWorld, Visitor } from "./search-world.ts";

const searchEnvelope = envelopeSchema(searchDataSchema);

const ordinary = simulatedVerticals.find(({ name }) => name === "flat")?.samples.ordinary ?? {};

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("flat_answers");
  node = await world.startNode();
});
afterAll(() => world.stop());

async function search(body: Readonly<Record<string, string>>) {
  const answer = await new Visitor().post(node, "/forsakring/hem/jamfor/ajax", { tempsearchid: randomId(), ...body });
  return searchEnvelope.parse(await answer.json());
}

it("a home's offers have every excess, the covers, and the address to order at", async () => {
  const { Data } = await search({ ...ordinary, allrisk: "yes" });
  const offers = Data?.Result.Ok ?? [];
  expect(offers).toHaveLength(countProviders("flat"));
  const offer = offers.find(({ ProviderName }) => ProviderName === "Åkerbär");
  expect(offer).toMatchObject({
    ClickUrl: `/forsakring/hem/order/?resultid=${offer?.ResultId}`,
    SubscriptionName: "Hemförsäkring",
    Services: ["Skadejour", "Juridisk rådgivning"],
    Covers: [
      { type: "ALLRISK", name: "Drulle", description: "Ingår", isIncluded: true },
      { type: "TENANT_OWNER", name: "Bostadsrättstillägg", description: "Ingår", isIncluded: true },
      { type: "TRAVEL", name: "Reseskydd", description: "45 dagar", isIncluded: true },
    ],
    ExcessCostPersonalProperty: "1\u202F500\u00A0kr",
    Description: "Saker i källarförråd ersätts upp till 50\u202F000\u00A0kr.",
  });
  expect(offer?.ExcessCostInfo.map(({ type, name }) => [type, name])).toEqual([
    ["PERSONAL_PROPERTY", "Självrisk lösöre"],
    ["WATER", "Självrisk vattenskada"],
    ["ALLRISK", "Självrisk drulle"],
    ["TENANT_OWNER", "Självrisk bostadsrättstillägg"],
    ["TRAVEL", "Självrisk reseskydd"],
  ]);
  expect(offers.every(({ ClickUrl }) => ClickUrl !== null)).toBe(true);
});

it("the person and the address are stored encrypted", async () => {
  const { Data } = await search({ ...ordinary, address: "Hemligvägen 4" });
  const { rows } = await world.pool.query("select * from searches where id = $1", [Data?.Result.SearchId]);
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  expect(stored).toContain("flat");
  for (const secret of ["bostadsratt", "Hemligvägen", "198502102380"]) expect(stored).not.toContain(secret);
});

it("a wrong value is reported at its field, and no provider is called", async () => {
  const { Success, Error } = await search({ ...ordinary, housingtype: "slott", livingarea: "1" });
  expect(Success).toBe(false);
  for (const field of ["housingtype", "livingarea"]) expect(JSON.stringify(Error)).toContain(field);
});
