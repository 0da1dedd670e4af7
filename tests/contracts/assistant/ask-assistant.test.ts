import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askAssistantDataSchema, type WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { randomId } from "#platform/ids.ts";
import type { MagicModel } from "#simulators/language-model/magic-models.ts";
import {
  samples,
  SEARCH_PATH,
  type SearchNode,
  type SearchWorld,
  startSearchWorld,
  Visitor,
} from "#tests/contracts/search/search-world.ts";

const ASK_PATH = "/forsakring/bil/ask-ai";
const TARGET = "models/chat";
const envelope = envelopeSchema(askAssistantDataSchema);
const ordinary = samples?.ordinary ?? {};

let world: SearchWorld;
let honest: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("assistant");
  honest = await world.startNode();
});
afterAll(() => world.stop());

interface FoundOffer {
  readonly ResultId: string;
  readonly SubscriptionId: string;
  readonly ProviderName: string;
}

async function search(node: SearchNode, visitor: Visitor, changes: Record<string, string> = {}) {
  const answer = await visitor.post(node, SEARCH_PATH, { ...ordinary, tempsearchid: randomId(), ...changes });
  const { Data } = (await answer.json()) as { Data: { Result: { SearchId: string; Ok: FoundOffer[] } } };
  return { searchId: Data.Result.SearchId, offers: Data.Result.Ok };
}

async function ask(node: SearchNode, visitor: Visitor, searchid: string, preferences: readonly string[], more = {}) {
  const list = Object.fromEntries(preferences.map((key, index) => [`preferences[${index}]`, key]));
  const answer = await visitor.post(node, ASK_PATH, { ...list, searchid, ...more });
  return { status: answer.status, body: envelope.parse(await answer.json()) };
}

async function suggest(node: SearchNode, preferences: readonly string[], changes: Record<string, string> = {}) {
  const visitor = new Visitor();
  const { searchId, offers } = await search(node, visitor, changes);
  const { body } = await ask(node, visitor, searchId, preferences);
  if (!body.Data) throw new Error(`no answer: ${body.Status}`);
  return { result: body.Data.Result, offers, visitor, searchId };
}

const nodeWith = (model: MagicModel | "") =>
  world.startNode(model === "" ? { SPARV_LANGUAGE_MODEL_URL: "" } : { SPARV_LANGUAGE_MODEL_NAME: model });

const withoutIds = ({ suggestions, explanation }: WireAssistantAnswer) => ({
  suggestions: suggestions.map(({ providername, reason }) => ({ providername, reason })),
  explanation,
});

describe("POST ask-ai", () => {
  test("takes preferences, provider names and search id, and answers suggestions and an explanation [C-088] [C-089]", async () => {
    const visitor = new Visitor();
    const { searchId, offers } = await search(honest, visitor);
    const { body } = await ask(honest, visitor, searchId, ["withoutbindingtime", "lowexcesscost"], {
      "providernames[0]": "Evil & Co",
    });
    expect(body).toMatchObject({ Success: true, Status: "Ok", Error: [] });
    const result = body.Data?.Result;
    expect(result?.source).toBe("model");
    // All that fulfil it, in the order of the list.
    const places = result?.suggestions.map(({ resultid }) => offers.findIndex(({ ResultId }) => ResultId === resultid));
    expect(places?.length).toBeGreaterThan(0);
    expect(places).toEqual(places?.toSorted((a, b) => a - b));
    for (const { subscriptionid, providername, reason, resultid, claims } of result?.suggestions ?? []) {
      const offer = offers.find(({ ResultId }) => ResultId === resultid);
      expect([offer?.SubscriptionId, offer?.ProviderName]).toEqual([subscriptionid, providername]);
      // Each sentence of the reason comes with the fact that supports it.
      expect(reason).toBe(claims.map(({ sentence }) => sentence).join(" "));
      expect(claims.find(({ field }) => field === "bindingMonths")?.value).toBe(0);
      expect(claims.some(({ field }) => field.startsWith("excess."))).toBe(true);
    }
    expect(result?.explanation).toContain("Du vill slippa bindningstid och ha låg självrisk.");
    expect(result?.explanation).toContain(result?.suggestions[0]?.providername ?? "?");
    // Provider names from the request are not trusted (addendum A).
    expect(JSON.stringify(body)).not.toContain("Evil");
  });

  test("one preference may come as a plain value, and animal collision is not offered for half insurance", async () => {
    const visitor = new Visitor();
    const { searchId } = await search(honest, visitor, { insurancetype: "half" });
    const answer = await visitor.post(honest, ASK_PATH, { preferences: "lowexcesscost", searchid: searchId });
    expect(envelope.parse(await answer.json()).Success).toBe(true);
    const { body } = await ask(honest, visitor, searchId, ["animalcollision"]);
    expect([body.Success, body.Status, body.Error[0]?.ParameterId]).toEqual([false, "ValidateError", "preferences"]);
  });

  test.each([
    ["nothing chosen", []],
    ["an unknown one", ["lowexcesscost", "goldplated"]],
    ["both of a pair", ["lowexcesscost", "highexcesscost"]],
  ])("refuses %s", async (_, preferences) => {
    const visitor = new Visitor();
    const { searchId } = await search(honest, visitor);
    const { body } = await ask(honest, visitor, searchId, preferences);
    expect([body.Success, body.Error.map(({ ParameterId }) => ParameterId)]).toEqual([false, ["preferences"]]);
  });

  test("is not offered for traffic insurance", async () => {
    const visitor = new Visitor();
    const { searchId } = await search(honest, visitor, { insurancetype: "traffic" });
    const { body } = await ask(honest, visitor, searchId, ["lowexcesscost"]);
    expect([body.Success, body.Error.map(({ ParameterId }) => ParameterId)]).toEqual([false, ["searchid"]]);
  });

  test.each([
    [3, false],
    [4, true],
  ])("with %d offers: %s", async (count, isThere) => {
    const insurers = (await world.simulators.targets()).filter(({ target }) => target.startsWith("insurers/"));
    for (const { target } of insurers.slice(count)) await world.simulators.setFaults(target, { kind: "reset" });
    try {
      const visitor = new Visitor();
      const { searchId, offers } = await search(honest, visitor, { zip: "11122" });
      expect(offers).toHaveLength(count);
      expect((await ask(honest, visitor, searchId, ["lowexcesscost"])).body.Success).toBe(isThere);
    } finally {
      await world.simulators.clearFaults();
    }
  });

  test("another visitor's search answers like one that does not exist", async () => {
    const { searchId } = await search(honest, new Visitor());
    const theirs = await ask(honest, new Visitor(), searchId, ["lowexcesscost"]);
    const none = await ask(honest, new Visitor(), randomId(), ["lowexcesscost"]);
    expect([theirs.status, theirs.body]).toEqual([404, none.body]);
  });
});

describe("the same question", () => {
  test("has the same answer for the preferences in any order, and the model is asked once", async () => {
    const { result, visitor, searchId } = await suggest(honest, ["lowexcesscost", "withoutbindingtime"]);
    const before = (await world.simulators.counters(TARGET)).calls;
    for (const preferences of [
      ["withoutbindingtime", "lowexcesscost"],
      ["lowexcesscost", "withoutbindingtime", "lowexcesscost"],
    ])
      expect((await ask(honest, visitor, searchId, preferences)).body.Data?.Result).toEqual(result);
    expect((await world.simulators.counters(TARGET)).calls).toEqual(before);
  });

  test("asked twice at once has one answer; another visitor with the same vehicle gets the same one", async () => {
    const visitor = new Visitor();
    const { searchId } = await search(honest, visitor);
    const both = await Promise.all([1, 2].map(() => ask(honest, visitor, searchId, ["motorandgearbox"])));
    expect(both[0]?.body).toEqual(both[1]?.body);
    const other = await suggest(honest, ["motorandgearbox"]);
    const [mine] = both;
    if (!mine?.body.Data) throw new Error("no answer");
    expect(withoutIds(other.result)).toEqual(withoutIds(mine.body.Data.Result));
  });

  test("is answered without the model from the sixth time in an hour", async () => {
    const visitor = new Visitor();
    const { searchId } = await search(honest, visitor);
    const sources: (string | undefined)[] = [];
    for (const preferences of [
      ["withoutbindingtime"],
      ["motorandgearbox"],
      ["lowexcesscost"],
      ["highexcesscost"],
      ["withoutbindingtime", "motorandgearbox"],
      ["withoutbindingtime", "lowexcesscost"],
    ])
      sources.push((await ask(honest, visitor, searchId, preferences)).body.Data?.Result.source);
    expect(sources).toEqual([...Array<string>(5).fill("model"), "rules"]);
  });
});

describe("the prompt to the language model", () => {
  test("has facts and preferences: no personal number, plate, place or name, no id of ours, no provider name", async () => {
    await world.simulators.clearReceived(TARGET);
    const { offers, visitor, searchId } = await suggest(honest, ["withoutbindingtime", "analysingdrivingstyle"]);
    const prompts = await world.simulators.received(TARGET);
    expect(prompts).toHaveLength(1);
    const sentText = JSON.stringify(prompts);
    const personal = [ordinary["civicnumber"], ordinary["carregnumber"], ordinary["zip"]].flatMap((value) => [
      value ?? "?",
      (value ?? "?").replaceAll(/[\s-]/g, ""),
      (value ?? "?").replaceAll(/[\s-]/g, "").slice(-6),
    ]);
    const ids = [
      searchId,
      visitor.cookie,
      ...offers.flatMap(({ ResultId, SubscriptionId }) => [ResultId, SubscriptionId]),
    ];
    const names = offers.map(({ ProviderName }) => ProviderName);
    for (const secret of [...personal, ...ids, ...names, "Volvo", "Lindqvist"]) expect(sentText).not.toContain(secret);
    expect(sentText).toContain("bindingMonths");
  });
});

describe("a language model that is", () => {
  const asked = ["withoutbindingtime", "lowexcesscost"];
  let byRules: WireAssistantAnswer;
  beforeAll(async () => {
    ({ result: byRules } = await suggest(await nodeWith(""), asked));
  });

  test.each([
    "answers-429",
    "answers-500",
    "invalid-json",
    "talks-around",
    "unknown-provider",
    "invented-benefit",
    "wrong-numbers",
    "empty-list",
  ] as const)("%s leaves the answer by rules, at once", async (model) => {
    const node = await nodeWith(model);
    const { result } = await suggest(node, asked);
    expect(result.source).toBe("rules");
    expect(withoutIds(result)).toEqual(withoutIds(byRules));
    await node.stop();
  });

  test("worst-first changes neither which offers there are nor their order", async () => {
    const node = await nodeWith("worst-first");
    const { result } = await suggest(node, asked);
    expect(result.source).toBe("model");
    expect(result.suggestions.map(({ providername }) => providername)).toEqual(
      byRules.suggestions.map(({ providername }) => providername),
    );
    expect(result.explanation).toBe(byRules.explanation);
    await node.stop();
  });

  test("hanging or unreachable does not delay the answer", async () => {
    for (const changes of [
      { SPARV_LANGUAGE_MODEL_NAME: "hangs" },
      { SPARV_LANGUAGE_MODEL_URL: "http://127.0.0.1:1/v1" },
    ]) {
      const node = await world.startNode(changes);
      const visitor = new Visitor();
      const { searchId } = await search(node, visitor);
      const startedMs = performance.now();
      const { body } = await ask(node, visitor, searchId, asked);
      expect(performance.now() - startedMs).toBeLessThan(8_000);
      expect(body.Data && withoutIds(body.Data.Result)).toEqual(withoutIds(byRules));
      await node.stop();
    }
  });
});

test("without Redis the question still gets the same answer", async () => {
  const node = await nodeWith("");
  const { visitor, searchId, result } = await suggest(node, ["lowexcesscost"]);
  await world.redis.kill();
  try {
    const { body } = await ask(node, visitor, searchId, ["lowexcesscost"]);
    expect(body.Data?.Result).toEqual(result);
  } finally {
    await world.redis.start();
  }
});
