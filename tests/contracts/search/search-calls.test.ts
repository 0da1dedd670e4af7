import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { progressDataSchema, searchDataSchema } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countProviders } from "#tests/support/providers.ts";

const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
const searchEnvelope = envelopeSchema(searchDataSchema);
const progressEnvelope = envelopeSchema(progressDataSchema);

let stack: Stack;

beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());

class Visitor {
  cookie = "";
  readonly address = newAddress();

  async post(
    path: string,
    body: Record<string, string>,
    node = 0,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const base = new URL(stack.nodes[node]?.url ?? "").origin;
    const answer = await fetch(base + path, {
      method: "POST",
      headers: {
        origin: stack.url,
        "x-forwarded-for": this.address,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      body: new URLSearchParams(body),
    });
    this.cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return answer;
  }

  async search(changes: Record<string, string> = {}, node = 0) {
    const answer = await this.post(
      "/forsakring/bil/jamfor/ajax",
      { ...ordinary, tempsearchid: randomId(), ...changes },
      node,
    );
    return searchEnvelope.parse(await answer.json());
  }

  /** The result ids that its page links to checkouts. */
  async listedIds(searchid: string, node: number): Promise<string[]> {
    const address = new URL(`/forsakring/bil/jamfor/?searchid=${searchid}`, stack.nodes[node]?.url);
    const answer = await fetch(address, { headers: { cookie: this.cookie, "x-forwarded-for": this.address } });
    const links = (await answer.text()).matchAll(/href="[^"]*order\/\?resultid=([\w-]+)/g);
    return [...new Set(Array.from(links, ([, id = ""]) => id))];
  }

  async progress(tempsearchid: string, node = 0) {
    const answer = await this.post("/forsakring/bil/jamfor/progress", { progress: "true", tempsearchid }, node);
    return { status: answer.status, body: progressEnvelope.parse(await answer.json()) };
  }
}

describe("POST jamfor/ajax", () => {
  test("answers the standard envelope with offers, providers without offer, and the search id [C-007]", async () => {
    const { Success, Status, Data, Exception, Debug } = await new Visitor().search();
    expect({ Success, Status, Exception, Debug }).toEqual({
      Success: true,
      Status: "Ok",
      Exception: null,
      Debug: null,
    });
    expect(Data?.Result.Ok).toHaveLength(countProviders("car"));
    expect(Data?.Result.Error).toEqual([]);
    expect(Data?.Result.SearchId).toMatch(/^day-\d{8}-[\w-]{27}$/);
    expect(Data?.ExtendedData.SearchData["insurancetype"]).toBe("full");
  });

  test("ranks by yearly fee", async () => {
    const { Data } = await new Visitor().search();
    const fees = Data?.Result.Ok.map(({ YearlyFeeRaw }) => YearlyFeeRaw) ?? [];
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  });

  test("marks wrong values by parameter, with the documented texts", async () => {
    const { Success, Status, Error } = await new Visitor().search({
      civicnumber: "198502102381",
      carregnumber: "AB 1234",
    });
    expect(Success).toBe(false);
    expect(Status).toBe("ValidateError");
    expect(Error).toContainEqual({ ParameterId: "civicnumber", Message: "Vänligen ange ett giltigt personnummer" });
    expect(Error).toContainEqual({ ParameterId: "carregnumber", Message: "Registreringsnumret hittades inte" });
  });

  test("gives the stored result again for its search id, from another node too", async () => {
    const visitor = new Visitor();
    const first = await visitor.search();
    const searchid = first.Data?.Result.SearchId ?? "";
    for (const node of [0, 1]) {
      const answer = await visitor.post("/forsakring/bil/jamfor/ajax", { searchid, tempsearchid: randomId() }, node);
      expect(searchEnvelope.parse(await answer.json()).Data?.Result).toEqual(first.Data?.Result);
    }
  });

  test("does not disclose to another visitor whether a search exists", async () => {
    const searchid = (await new Visitor().search()).Data?.Result.SearchId ?? "";
    const stranger = new Visitor();
    const known = await stranger.post("/forsakring/bil/jamfor/ajax", { searchid, tempsearchid: randomId() });
    const unknown = await stranger.post("/forsakring/bil/jamfor/ajax", {
      searchid: randomId(),
      tempsearchid: randomId(),
    });
    expect(known.status).toBe(404);
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  });

  test.for([
    ["no origin", { origin: "" }],
    ["a foreign origin", { origin: "https://elsewhere.example" }],
    ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  ] as const)("refuses %s", async ([_what, headers]) => {
    const answer = await new Visitor().post(
      "/forsakring/bil/jamfor/ajax",
      { ...ordinary, tempsearchid: randomId() },
      0,
      headers,
    );
    expect(answer.status).toBe(403);
  });

  test("stops an address that asks too often", async () => {
    const visitor = new Visitor();
    const statuses: number[] = [];
    const waits: number[] = [];
    for (let asked = 0; asked < 62; asked++) {
      const answer = await visitor.post("/forsakring/bil/jamfor/ajax", {
        searchid: randomId(),
        tempsearchid: randomId(),
      });
      statuses.push(answer.status);
      waits.push(Number(answer.headers.get("retry-after")));
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(Math.min(...waits.slice(60))).toBeGreaterThan(0);
  });
});

describe("POST jamfor/progress", () => {
  test("reports who has answered, to the visitor who asked, on any node", async () => {
    const visitor = new Visitor();
    const tempsearchid = randomId();
    await visitor.search({ tempsearchid });
    const isDone = async () => (await visitor.progress(tempsearchid, 1)).body.Data?.Result.Done;
    // A node batches its progress writes for some milliseconds.
    await expect.poll(isDone, { timeout: 2_000 }).toBe(true);
    const { body } = await visitor.progress(tempsearchid, 1);
    const providers = body.Data?.Result.Providers ?? [];
    expect(providers).toHaveLength(countProviders("car"));
    expect(providers.every(({ Answered, Fee }) => Answered && Fee !== null)).toBe(true);
    // Also right after the owner was answered from the node's cache.
    for (const node of [0, 1]) expect((await new Visitor().progress(tempsearchid, node)).status).toBe(404);
  });
});

describe("a search whose node dies", () => {
  test("is finished by another node, which asks only the providers that had not answered", async () => {
    const visitor = new Visitor();
    await visitor.search();
    await stack.simulators.resetCounters();
    const tempsearchid = randomId();
    const [dying] = stack.nodes;
    await stack.simulators.setFaults("insurers/rattvis", { kind: "slow", delayMs: 7_500, operation: "quote" });
    const lost = visitor.search({ carregnumber: "SPV 25K", tempsearchid }).catch(() => "connection lost");
    const listed = async () => (await visitor.progress(tempsearchid, 1)).body.Data?.Result.Listed;
    await expect.poll(listed, { timeout: 8_000 }).toBe(countProviders("car") - 1);
    const searchid = (await visitor.progress(tempsearchid, 1)).body.Data?.Result.SearchId ?? "";
    const early = await visitor.listedIds(searchid, 1);
    expect(early).toHaveLength(countProviders("car") - 1);
    await dying?.kill9();
    await stack.simulators.clearFaults();
    expect(await lost).toBe("connection lost");
    await expect
      .poll(async () => (await visitor.progress(tempsearchid, 1)).body.Data?.Result.Done, {
        timeout: 20_000,
        interval: 300,
      })
      .toBe(true);
    expect(answeredCount(await visitor.progress(tempsearchid, 1))).toBe(countProviders("car"));
    const ids = await visitor.listedIds(searchid, 1);
    expect([ids.length, early.filter((id) => !ids.includes(id))]).toEqual([12, []]);
    const counters = await stack.simulators.allCounters();
    for (const slug of ["tuvull", "granskog", "akerbar"])
      expect(counters[`insurers/${slug}`]?.calls, slug).toMatchObject({ quote: 1 });
    expect(counters["insurers/rattvis"]?.calls).toMatchObject({ quote: 2 });
    await dying?.restart();
  });
});

const answeredCount = (progress: Awaited<ReturnType<Visitor["progress"]>>): number =>
  progress.body.Data?.Result.Providers.filter(({ Answered }) => Answered).length ?? 0;

test("the calls are documented for external callers, and the documentation matches what is served", async () => {
  const answer = await fetch(`${new URL(stack.nodes[0]?.url ?? "").origin}/api/openapi.json`);
  const description = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await answer.json());
  expect(description.openapi).toBe("3.1.0");
  expect(Object.keys(description.paths)).toContain("/forsakring/bil/jamfor/ajax");
});
