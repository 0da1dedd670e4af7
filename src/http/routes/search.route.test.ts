import { describe, expect, it } from "vitest";
import { failed, passed } from "#domain/validation/checked.ts";
import type { CallRequest } from "#http/calls/call.ts";
import { searchBodySchema } from "#http/contract/search.schema.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";
import { searchCalls } from "./search.route.ts";

const verticals = createServerVerticals(systemClock);
const none = {} as SearchJourney;
const request = { visitor: { owner: () => "anna" } } as unknown as CallRequest;

describe("the search calls", () => {
  it("are posts below the address that each vertical's description sets [C-004]", () => {
    for (const vertical of verticals) {
      const calls = searchCalls(none, vertical).map(({ method, path }) => `${method} ${path}`);
      const { path } = vertical.description;
      expect(calls).toEqual([`POST ${path}jamfor/ajax`, `POST ${path}jamfor/progress`]);
    }
    const [vertical] = verticals;
    if (!vertical) throw new Error("no vertical");
    const moved = { ...vertical, description: { ...vertical.description, path: "/annan/plats/" } };
    expect(searchCalls(none, moved)[0]?.path).toBe("/annan/plats/jamfor/ajax");
  });

  it("carry the temporary id, the flow and every parameter [C-006]", () => {
    const body = { tempsearchid: randomId(), orderflowversion: "new_prefilled_v1", zip: "12345", anything: "else" };
    expect(searchBodySchema.parse(body)).toEqual(body);
    expect(searchBodySchema.parse({ tempsearchid: randomId() }).orderflowversion).toBe("new_manual_v1");
    for (const wrong of [
      { tempsearchid: "short" },
      { ...body, orderflowversion: "new" },
      { ...body, zip: "x".repeat(201) },
    ])
      expect(searchBodySchema.safeParse(wrong).success).toBe(false);
  });

  it("list nothing for a page that asks for the id alone", async () => {
    const [vertical] = verticals;
    const result = { offers: [100, 300].map((kr) => ({ price: yearlyPrice(kr) })), withoutOffer: [{}] };
    const current = { fetchDataId: "f1", yearlyFeeOre: 200_00, isCampaignInsurance: false };
    const found = { searchId: "s1", vertical, summary: { zip: "123 45" }, result };
    const journey = {
      run: () => Promise.resolve(passed({ found, current })),
      list: () => Promise.reject(new Error("not asked for")),
    } as unknown as SearchJourney;
    const [call] = vertical ? searchCalls(journey, vertical) : [];
    expect(await call?.handle(searchBodySchema.parse({ tempsearchid: randomId(), answer: "id" }), request)).toEqual({
      kind: "ok",
      value: {
        Result: { Ok: [], Error: [], SearchId: "s1" },
        ExtendedData: {
          Vehicle: null,
          SearchData: { zip: "123 45" },
          Gtm: { DataLayer: expect.objectContaining({ offers: 2, cheaper: 1, denied: 1 }) as unknown },
        },
      },
    });
  });

  it.each(verticals.map((vertical) => [vertical.description.name, vertical] as const))(
    "of %s is made of its temporary id and all that was asked [C-006]",
    async (name, vertical) => {
      const parameters = simulatedVerticals.find((simulated) => simulated.name === name)?.samples.ordinary ?? {};
      const asked: unknown[] = [];
      const journey = {
        run: (...search: unknown[]) => Promise.resolve((asked.push(search), failed([]))),
      } as unknown as SearchJourney;
      const [call] = searchCalls(journey, vertical);
      const tempsearchid = randomId();
      await call?.handle(searchBodySchema.parse({ tempsearchid, ...parameters }), request);
      expect(Object.keys(parameters).length).toBeGreaterThan(1);
      const search = expect.objectContaining({ vertical: name, owner: "anna", given: parameters }) as unknown;
      expect(asked).toEqual([[search, tempsearchid]]);
    },
  );
});
