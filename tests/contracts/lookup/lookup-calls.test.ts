import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import {
  emailDataSchema,
  organisationDataSchema,
  providersDataSchema,
  vehicleDataSchema,
  zipDataSchema,
} from "#http/contract/lookup.schema.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { type LookupVisitor, type LookupWorld, startLookupWorld } from "./lookup-world.ts";

let world: LookupWorld;
let visitor: LookupVisitor;

beforeAll(async () => {
  world = await startLookupWorld("lookup_calls");
  visitor = world.newVisitor();
});
afterAll(() => world.stop());

const ORGANISATION = "559999-1006";
const GONE_ORGANISATION = "559999-0008";

const calls = () => lookupCalls(world.lookups);

async function ask(path: string, query: Record<string, string>, data: z.ZodType) {
  const answer = await visitor.get(path, query);
  envelopeSchema(data).parse(answer.body);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.body;
}

const refusal = (field: string, message: string) => ({
  Success: false,
  Status: "ValidateError",
  Error: [{ ParameterId: field, Message: message }],
  Exception: null,
  Debug: null,
});

test.each([
  ["/ajax/zip-code-data/", { zip: "00000" }],
  ["/ajax/vehicle-data/", { registernumber: "XXX123" }],
  ["/ajax/user-data/", { civicnumber: "198502102381" }],
  ["/ajax/org-data/", { orgnumber: "5566778899" }],
  ["/ajax/validate-email/", { email: "anna@finns-inte.se" }],
  ["/ajax/get-provider-list-from-cache/", { service: "insuranceboat" }],
] as const)("%s answers the standard envelope, and an unknown key without success [L-013]", async (path, query) => {
  const { body } = await visitor.get(path, query);
  expect(Object.keys(body).toSorted()).toEqual(["Data", "Debug", "Error", "Exception", "Status", "Success"]);
  expect(body.Success).toBe(false);
});

describe("the postal code lookup", () => {
  test.each(["11122", "111 22", " 11122 "])("gives city and county of %j [L-001] [L-002]", async (zip) => {
    const { Success, Data } = await ask("/ajax/zip-code-data/", { zip }, zipDataSchema);
    expect(Success).toBe(true);
    expect(Data).toEqual({ Result: { ZipAreas: [{ CityName: "Stockholm", CountyName: "Stockholms län" }] } });
  });

  test.each(["00000", "99999", "1112", "111222", "abcde", "", "__proto__"])(
    "refuses %j with the documented message [L-013]",
    async (zip) => {
      expect(await ask("/ajax/zip-code-data/", { zip }, zipDataSchema)).toMatchObject(
        refusal("zip", "Vänligen ange ett giltigt postnummer"),
      );
    },
  );

  test("treats a missing and a repeated key as unknown", async () => {
    expect((await visitor.get("/ajax/zip-code-data/", {})).body.Success).toBe(false);
    expect((await visitor.get("/ajax/zip-code-data/?zip=11122&zip=11123&x=", {})).body.Success).toBe(false);
  });
});

describe("the vehicle lookup", () => {
  test.each(["SPV24K", "spv 24k"])(
    "gives make, colour, power and model year of %j [L-008] [L-009]",
    async (registernumber) => {
      const { Success, Data } = await ask("/ajax/vehicle-data/", { registernumber }, vehicleDataSchema);
      expect(Success).toBe(true);
      expect(Data).toEqual({ Result: { Brand: "Volvo", Color: "Blå", Power: "140 kW", ModelYear: 2019 } });
    },
  );

  test.each(["XXX123", "ABC12", "", "../../"])("does not find %j [L-013]", async (registernumber) => {
    expect(await ask("/ajax/vehicle-data/", { registernumber }, vehicleDataSchema)).toMatchObject(
      refusal("registernumber", "Registreringsnumret hittades inte"),
    );
  });

  test("rejects no one while the register is down", async () => {
    await world.registers.setFaults("registers/vehicles", { kind: "reset" });
    const { Success, Data } = await ask("/ajax/vehicle-data/", { registernumber: "SPV24K" }, vehicleDataSchema);
    await world.registers.clearFaults();
    expect(Success).toBe(true);
    expect(Data).toEqual({ Result: { Brand: "", Color: "", Power: "", ModelYear: null } });
  });

  test("stops an address that asks too often", async () => {
    const harvester = world.newVisitor();
    const statuses: number[] = [];
    for (let asked = 0; asked < 122; asked++) {
      statuses.push((await harvester.get("/ajax/vehicle-data/", { registernumber: "XXX123" })).status);
    }
    expect(statuses.slice(0, 120)).not.toContain(429);
    expect(statuses.slice(120)).toEqual([429, 429]);
  });
});

describe("the organisation lookup", () => {
  test.each(["civicnumber", "orgnumber"])("takes %s and gives the organisation's name [L-005]", async (key) => {
    for (const number of [ORGANISATION, "5599991006", "165599991006"]) {
      const { Success, Data } = await ask("/ajax/org-data/", { [key]: number }, organisationDataSchema);
      expect(Success).toBe(true);
      expect(Data.Result.Message).toMatch(/^\S+ \S+ AB$/);
      expect(Data.Error).toBeNull();
    }
  });

  test("confirms a sole trader's number without disclosing the person, and without a register call", async () => {
    await world.registers.resetCounters();
    const { Success, Data } = await ask("/ajax/org-data/", { civicnumber: "850210-2380" }, organisationDataSchema);
    expect(Success).toBe(true);
    expect(Data.Result.Message).toBe("Enskild firma");
    const counters = await world.registers.allCounters();
    expect(counters["registers/organisations"]?.calls).toEqual({});
    expect(counters["registers/spar"]?.calls).toEqual({});
  });

  test("may be called by POST, as our own pages do: a sole trader's number is in no address [L-005]", async () => {
    const post = async (civicnumber: string) => (await visitor.post("/ajax/org-data/", { civicnumber })).body;
    const trader = await post("198502102380");
    expect([trader.Success, trader.Data]).toEqual([true, { Result: { Message: "Enskild firma" }, Error: null }]);
    expect((await post(ORGANISATION)).Data.Result.Message).toMatch(/^\S+ \S+ AB$/);
    expect(await post("5560000001")).toMatchObject(
      refusal("civicnumber", "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma"),
    );
  });

  test.each([
    ["an unassigned one", "5560000001"],
    ["one that has left the register", GONE_ORGANISATION],
    ["one whose check digit is wrong", "5599991007"],
    ["letters", "abc"],
    ["nothing", ""],
  ])("refuses %s with the documented message [L-013]", async (_what, civicnumber) => {
    expect(await ask("/ajax/org-data/", { civicnumber }, organisationDataSchema)).toMatchObject(
      refusal("civicnumber", "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma"),
    );
  });

  test.each(["civicnumber", "orgnumber"])(
    "answers %s with a message, or has it as an error beside [L-006]",
    async (key) => {
      const known = await ask("/ajax/org-data/", { [key]: ORGANISATION }, organisationDataSchema);
      expect(known.Data).toEqual({ Result: { Message: expect.stringMatching(/\S/) as string }, Error: null });
      const message = "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma";
      const { Success, Error, Data } = await ask("/ajax/org-data/", { [key]: "5560000001" }, organisationDataSchema);
      expect(Success).toBe(false);
      expect(Error).toEqual([{ ParameterId: key, Message: message }]);
      expect(Data).toEqual({ Result: null, Error: { Message: message } });
    },
  );

  test("rejects no one while the register is down", async () => {
    await world.registers.setFaults("registers/organisations", { kind: "5xx" });
    const { Success, Data } = await ask("/ajax/org-data/", { civicnumber: ORGANISATION }, organisationDataSchema);
    await world.registers.clearFaults();
    expect([Success, Data.Result.Message]).toEqual([true, ""]);
  });
});

describe("the e-mail check", () => {
  test.each(["anna@exempel.se", "anna.lindqvist+sparv@mail.exempel.se", "ANNA@EXEMPEL.SE"])(
    "accepts %s [L-007]",
    async (email) => {
      const { Success, Data } = await ask("/ajax/validate-email/", { email }, emailDataSchema);
      expect([Success, Data]).toEqual([true, { Result: { IsValid: true } }]);
    },
  );

  test.each(["anna@finns-inte.se", "anna@vill-inte.se", "anna@exempel", "anna", "a b@exempel.se@", ""])(
    "refuses %j with the documented message [L-007]",
    async (email) => {
      expect(await ask("/ajax/validate-email/", { email }, emailDataSchema)).toMatchObject(
        refusal("email", "Vänligen ange en korrekt e-post."),
      );
    },
  );

  test("accepts an address that cannot be checked", async () => {
    await world.registers.setFaults("registers/names", { kind: "5xx" });
    const { Success } = await ask("/ajax/validate-email/", { email: "anna@aldrig-fragad.se" }, emailDataSchema);
    await world.registers.clearFaults();
    expect(Success).toBe(true);
  });
});

describe("the provider list", () => {
  test("lists the sellers of a service, by shop id, with name and logo [L-010]", async () => {
    for (const { description, providers } of createServerVerticals(systemClock)) {
      const path = "/ajax/get-provider-list-from-cache/";
      const { Success, Data } = await ask(path, { service: description.serviceName }, providersDataSchema);
      expect(Success).toBe(true);
      const listed = Data.Result.ProviderList as {
        ShopId: number;
        ProviderId: number;
        Name: string;
        LogoUrl: string;
      }[];
      expect(listed).toHaveLength(providers.length);
      for (const { shopId, providerId, name, slug } of providers) {
        const entry = { ShopId: shopId, ProviderId: providerId, Name: name, LogoUrl: `/logos/${slug}.svg` };
        expect(listed).toContainEqual(entry);
      }
    }
  });

  test.each(["insurancezeppelin", "", "constructor"])("finds no service %j", async (service) => {
    const { Success, Error } = await ask("/ajax/get-provider-list-from-cache/", { service }, providersDataSchema);
    expect([Success, Error[0]?.ParameterId]).toEqual([false, "service"]);
  });
});

test("any value may be sent for a key without a server fault", () => {
  for (const { input } of calls()) {
    const [name = ""] = Object.keys(input.parse({}) as object);
    for (const key of [undefined, null, 7, ["a", "b"], { a: "b" }, "x".repeat(100_000)])
      expect(input.safeParse({ [name]: key }).success).toBe(true);
  }
});

test("every lookup is documented for external callers", async () => {
  const answer = await fetch(`${world.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  expect(Object.entries(paths).map(([path, calls]) => `${Object.keys(calls).join()} ${path}`)).toEqual([
    "get /ajax/zip-code-data/",
    "get,post /ajax/user-data/",
    "get /ajax/vehicle-data/",
    "get,post /ajax/org-data/",
    "get /ajax/validate-email/",
    "get /ajax/get-provider-list-from-cache/",
  ]);
});
