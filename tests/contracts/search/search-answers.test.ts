import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSearchParameters } from "#tests/support/search-parameters.ts";
import type { z } from "zod";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { progressDataSchema, searchDataSchema, type WireOffer, wireOfferSchema } from "#http/contract/search.schema.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { randomId } from "#platform/ids.ts";
import { countProviders } from "#tests/support/providers.ts";
import {
  PROGRESS_PATH,
  samples,
  SEARCH_PATH,
  type SearchNode,
  type SearchWorld,
  startSearchWorld,
  Visitor,
} from "./search-world.ts";

const searchEnvelope = envelopeSchema(searchDataSchema);
const progressEnvelope = envelopeSchema(progressDataSchema);

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("search_answers");
  node = await world.startNode();
});
afterAll(() => world.stop());

type Answer = z.infer<typeof searchEnvelope>;

async function search(visitor: Visitor, body: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await visitor.post(node, SEARCH_PATH, { tempsearchid: randomId(), ...body });
  return searchEnvelope.parse(await answer.json());
}

const ordinary = samples?.ordinary ?? {};

function dataOf({ Data, Status }: Answer): NonNullable<Answer["Data"]> {
  if (!Data) throw new Error(Status);
  return Data;
}

/** The visitor as the server knows them. */
function ownerOf(visitor: Visitor): string {
  const keys = createCookieKeys(readConfig(developmentEnvironment()));
  return readVisitor(visitor.cookie, keys, noFormerIds).owner();
}

function fetchFor(visitor: Visitor, changes: Partial<CurrentInsurance>): string {
  const fetchDataId = randomId();
  const insurance: CurrentInsurance = {
    fetchDataId,
    providerName: "Tuvull",
    renewalDate: "2027-03-01",
    yearlyFeeOre: 7_000_00,
    isCampaignInsurance: false,
    searchParameters: {},
    ...changes,
  };
  world.fetched.set(fetchDataId, { owner: ownerOf(visitor), insurance });
  return fetchDataId;
}

describe("what a search answers", () => {
  it("is Ok, Error and SearchId, with the vehicle, the insurance type and the data layer beside [C-007] [C-008]", async () => {
    const { Result, ExtendedData } = dataOf(await search(new Visitor(), { ...ordinary, carregnumber: "DEC001" }));
    expect(Result.Ok).toHaveLength(countProviders("car") - 1);
    expect(Result.Error).toEqual([
      {
        ProviderId: 93,
        ProviderName: "Tuvull",
        Reason: "declined",
        Message: "Vi kan inte erbjuda en försäkring för den här bilen.",
      },
    ]);
    expect(Result.SearchId).toMatch(/^day-\d{8}-[\w-]{27}$/);
    expect(ExtendedData.Vehicle).toMatchObject({ RegistrationNumber: "DEC001", Status: "in-traffic" });
    expect(ExtendedData.SearchData["insurancetype"]).toBe("full");
    expect(ExtendedData.Gtm.DataLayer).toEqual({
      event: "search_result",
      service: "insurancecar",
      categoryid: 17,
      insurancetype: "full",
      orderflowversion: "new_manual_v1",
      offers: 11,
      cheaper: 0,
      denied: 1,
    });
    expect(JSON.stringify(ExtendedData)).not.toContain(ordinary["civicnumber"]);
  });

  it("takes the flow and every parameter with the temporary id [C-006]", async () => {
    const answer = await search(new Visitor(), { ...ordinary, orderflowversion: "new_prefilled_v1" });
    expect(dataOf(answer).ExtendedData.Gtm.DataLayer["orderflowversion"]).toBe("new_prefilled_v1");
    const without = await new Visitor().post(node, SEARCH_PATH, ordinary);
    expect(await without.json()).toMatchObject({
      Success: false,
      Status: "ValidateError",
      Error: [{ ParameterId: "tempsearchid" }],
    });
  });

  it("is the same without the list for a page that asks for the id alone", async () => {
    const visitor = new Visitor();
    const listed = dataOf(await search(visitor, { ...ordinary, answer: "list" }));
    const { SearchId } = listed.Result;
    expect(listed.Result.Ok).toHaveLength(12);
    expect(dataOf(await search(visitor, { searchid: SearchId, answer: "id" }))).toEqual({
      Result: { Ok: [], Error: [], SearchId },
      ExtendedData: listed.ExtendedData,
    });
  });

  it("has every offer with the fields of the base offer, ranked by yearly fee [C-030]", async () => {
    const { Ok } = dataOf(await search(new Visitor(), ordinary)).Result;
    const fields = [
      "ProviderId",
      "ProviderIndex",
      "ResultId",
      "Fee",
      "YearlyFeeRaw",
      "IsCheaper",
      "YearlyFeeSaved",
      "Index",
    ] as const;
    expect(Ok.length).toBeGreaterThan(3);
    for (const [at, offer] of Ok.entries()) {
      for (const field of fields) expect(offer, field).toHaveProperty(field);
      expect([offer.Index, offer.ProviderIndex]).toEqual([at, at]);
    }
    const fees = Ok.map(({ YearlyFeeRaw }) => YearlyFeeRaw);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(new Set(Ok.map(({ ResultId }) => ResultId)).size).toBe(countProviders("car"));
  });

  it("has every car offer with the documented fields, and its excess rows [C-050] [C-051]", async () => {
    const { Ok } = dataOf(await search(new Visitor(), ordinary)).Result;
    const rattvis = Ok.find(({ ProviderName }) => ProviderName === "Rattvis");
    expect(Object.keys(wireOfferSchema.shape)).toEqual(
      expect.arrayContaining(
        "UniqueId ProviderId ProviderName ProviderHighResolutionLogoUrl MonthlyFee MonthlyFeeRaw YearlyFeeSaved FeaturedInfo Labels FavoriteId IsPulsing ResultId InfoAndOffers Services LatestOrderInfo AdditionalSubscriptionInfo SubscriptionId ExcessCostInfo".split(
          " ",
        ),
      ),
    );
    expect(rattvis).toMatchObject({
      ProviderHighResolutionLogoUrl: "/logos/rattvis.svg",
      FeaturedInfo: "Säg upp när du vill, en månad i taget.",
      FavoriteId: null,
      IsPulsing: false,
      LatestOrderInfo: null,
      Services: ["Assistans i Europa", "Hyrbil vid skada"],
      AdditionalSubscriptionInfo: {
        konsumenternas: { points: 71, footer: "Poäng för försäkringens villkor, 2026" },
      },
      BindingMonths: 0,
    });
    expect(rattvis?.MonthlyFee.replace(/\s/g, " ")).toBe(`${rattvis?.MonthlyFeeRaw} kr`);
    expect(rattvis?.ExcessCostInfo.map(({ type }) => type)).toContain("VEHICLE_DAMAGE");
    expect(rattvis?.ExcessCostInfo).toHaveLength(9);
    for (const row of rattvis?.ExcessCostInfo ?? [])
      expect(Object.keys(row)).toEqual(["type", "name", "description", "disclaimer", "isIncluded"]);
  });

  it("marks the lowest fee and those without binding time, and none as popular before there are orders [C-053]", async () => {
    const { Ok } = dataOf(await search(new Visitor(), ordinary)).Result;
    const labelled = (label: WireOffer["Labels"][number]) =>
      Ok.filter(({ Labels }) => Labels.includes(label)).map(({ Index, BindingMonths }) => [Index, BindingMonths]);
    expect(labelled("lowest_yearlyfee").map(([index]) => index)).toEqual([0]);
    expect(labelled("no_bindtime").map(([, months]) => months)).toEqual([0, 0, 0, 0, 0]);
    expect(labelled("popular")).toEqual([]);
  });

  it("marks the only offer that is paid by the mil, with its mandatory notice [C-243]", async () => {
    const { Ok } = dataOf(await search(new Visitor(), ordinary)).Result;
    const [milvis, ...others] = Ok.filter(({ PayAsYouDrive }) => PayAsYouDrive);
    expect(others).toEqual([]);
    expect(milvis).toMatchObject({ ProviderId: 132, ProviderName: "Milvis" });
    expect(milvis?.Disclaimer).toMatch(/^Priset är beräknat på den körsträcka/);
  });

  it("flags a validation error with every wrong field [C-019]", async () => {
    const answer = await search(new Visitor(), { ...ordinary, civicnumber: "198502102381", zip: "1" });
    expect(answer).toMatchObject({ Success: false, Status: "ValidateError", Data: null });
    expect(answer.Error.map(({ ParameterId }) => ParameterId)).toEqual(["civicnumber", "zip"]);
  });

  it("omits the excess unless the insurance is full, and the start date always [C-009] [C-010]", async () => {
    const visitor = new Visitor();
    const { Result, ExtendedData } = dataOf(
      await search(visitor, { ...ordinary, insurancetype: "half", excesscost: "9000", startdate: "2027-01-01" }),
    );
    expect(ExtendedData.SearchData).not.toHaveProperty("excesscost");
    const stored = await readSearchParameters(world.pool, Result.SearchId);
    expect(Object.keys(stored).toSorted()).toEqual(["carregnumber", "domain", "insurancetype", "yearlymileage", "zip"]);
  });
});

describe("progress", () => {
  it("is posted with progress and the temporary id, and answers every provider with its fee [C-013]", async () => {
    const visitor = new Visitor();
    const tempsearchid = randomId();
    await search(visitor, { ...ordinary, tempsearchid, carregnumber: "DEC002" });
    const poll = async () => {
      const answer = await visitor.post(node, PROGRESS_PATH, { progress: "true", tempsearchid });
      return progressEnvelope.parse(await answer.json()).Data?.Result;
    };
    await expect.poll(async () => (await poll())?.Done).toBe(true);
    const { Providers } = (await poll()) ?? { Providers: [] };
    expect(Providers).toHaveLength(countProviders("car"));
    expect(Providers.filter(({ Fee }) => Fee === null)).toMatchObject([{ ProviderName: "Rattvis", Answered: true }]);
    expect(Providers.find(({ ProviderName }) => ProviderName === "Tuvull")?.Fee).toMatch(/^\d+\u00A0kr$/);
    expect((await new Visitor().post(node, PROGRESS_PATH, { tempsearchid })).status).toBe(404);
  });
});

describe("a search based on another", () => {
  it("retains what was not changed, so that an upgrade needs no personal number [C-067]", async () => {
    const visitor = new Visitor();
    const half = dataOf(await search(visitor, { ...ordinary, insurancetype: "half" }));
    const full = dataOf(await search(visitor, { basedon: half.Result.SearchId, insurancetype: "full" }));
    expect(full.Result.SearchId).not.toBe(half.Result.SearchId);
    expect(full.ExtendedData.SearchData).toMatchObject({
      insurancetype: "full",
      carregnumber: "SPV 24K",
      zip: "123 45",
    });
    const monthly = (answer: typeof half) =>
      new Map(answer.Result.Ok.map(({ ProviderId, MonthlyFeeRaw }) => [ProviderId, MonthlyFeeRaw]));
    for (const [providerId, fee] of monthly(full)) expect(fee).toBeGreaterThan(monthly(half).get(providerId) ?? 0);
  });

  it("with the same parameters is the same search, and another visitor has none to base it on [C-022]", async () => {
    const visitor = new Visitor();
    const { Result } = dataOf(await search(visitor, ordinary));
    expect(dataOf(await search(visitor, { searchid: Result.SearchId })).Result).toEqual(Result);
    const stranger = new Visitor();
    for (const body of [{ basedon: Result.SearchId, insurancetype: "half" }, { searchid: Result.SearchId }])
      expect(await search(stranger, body)).toMatchObject({ Success: false, Status: "NotFound", Data: null });
  });
});

describe("a search after a fetch", () => {
  it("compares offers with what the visitor has: cheaper only below, with the saving [C-027]", async () => {
    const visitor = new Visitor();
    const fees = dataOf(await search(visitor, ordinary)).Result.Ok.map(({ YearlyFeeRaw }) => YearlyFeeRaw);
    const middle = fees[5] ?? 0;
    const fetchdataid = fetchFor(visitor, { yearlyFeeOre: middle * 100 });
    const { Ok } = dataOf(await search(visitor, { ...ordinary, fetchdataid })).Result;
    expect(Ok.map(({ IsCheaper }) => IsCheaper)).toEqual(fees.map((fee) => fee < middle));
    for (const { IsCheaper, YearlyFeeSaved, YearlyFeeRaw } of Ok) {
      const saved = YearlyFeeSaved?.replace(/\D/g, "");
      expect(saved).toBe(IsCheaper ? String(Math.round(middle - YearlyFeeRaw)) : undefined);
    }
  });

  it("has nothing cheaper than a campaign, nor than another person's insurance [C-028]", async () => {
    const visitor = new Visitor();
    const campaign = fetchFor(visitor, { isCampaignInsurance: true, yearlyFeeOre: 90_000_00 });
    const foreign = fetchFor(new Visitor(), { yearlyFeeOre: 90_000_00 });
    for (const fetchdataid of [campaign, foreign, randomId()]) {
      const { Ok } = dataOf(await search(visitor, { ...ordinary, fetchdataid })).Result;
      expect(Ok.length).toBeGreaterThan(3);
      expect(Ok.filter(({ IsCheaper, YearlyFeeSaved }) => IsCheaper || YearlyFeeSaved !== null)).toEqual([]);
    }
  });

  it("takes the insurer's values, and retains the visitor's where the insurer has none [C-029]", async () => {
    const visitor = new Visitor();
    const { Result } = dataOf(await search(visitor, ordinary));
    const fetchdataid = fetchFor(visitor, { searchParameters: { yearlymileage: "2500", zip: null } });
    const again = dataOf(await search(visitor, { searchid: Result.SearchId, fetchdataid }));
    expect(again.Result.SearchId).not.toBe(Result.SearchId);
    expect(again.ExtendedData.SearchData).toMatchObject({ yearlymileage: "2500", zip: "123 45" });
  });
});
