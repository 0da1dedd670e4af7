import { comparisonOf } from "#domain/offer/price.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalize } from "#domain/signed/canonical-json.ts";
import { readKeys } from "#domain/signed/published-keys.ts";
import type { Receipt } from "#domain/receipt/receipt.ts";
import { verifyReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { type FieldDescription, listFields } from "#domain/form/form-description.ts";
import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { type SearchNode, type SearchWorld, startSearchWorld } from "#tests/contracts/search/search-world.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("receipts");
  node = await world.startNode();
}, 120_000);
afterAll(() => world.stop());

const verticals = createServerVerticals(systemClock).map((vertical) => {
  const samples = simulatedVerticals.find(({ name }) => name === vertical.description.name)?.samples;
  if (!samples) throw new Error(`${vertical.description.name} has no samples`);
  return { name: vertical.description.name, vertical, samples };
});

async function search(vertical: string, given: Readonly<Record<string, string>>) {
  const ended = await node.journey.run({ vertical, owner: randomId(), given }, randomId());
  if (!ended?.ok) throw new Error(`the search of ${vertical} was refused: ${JSON.stringify(ended)}`);
  return ended.value.found;
}

async function readReceipt(searchId: string): Promise<{ file: string; receipt: Receipt }> {
  await node.receipts.journey.settled();
  const { rowCount } = await world.pool.query("select from receipts where id = $1", [searchId]);
  expect(rowCount).toBe(1);
  const file = (await node.receipts.journey.find(searchId))?.file ?? "";
  const { fault, receipt } = await verifyReceiptFile(new TextEncoder().encode(file), await publishedKeys());
  if (fault || !receipt) throw new Error(`the receipt has a fault: ${fault}`);
  return { file, receipt };
}

/** As a stranger gets them. */
async function publishedKeys() {
  const server = Fastify();
  node.receipts.addReturn(server);
  const { body, headers } = await server.inject(signingKeysPath());
  await server.close();
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  return readKeys(body) ?? [];
}

const WRITTEN: ReadonlySet<string> = new Set(["car-registration", "text", "autocomplete", "civic-number"]);

const choicesOf = ({ options = [], dependsOn = [] }: Partial<FieldDescription> = {}): string[] =>
  [...options, ...dependsOn.flatMap((rules) => rules.options ?? [])].map(({ id }) => id);

describe.each(verticals)("a list of $name", ({ name, vertical, samples }) => {
  test("has a receipt with the list in its order, and what each provider answered in which time", async () => {
    const { searchId, result } = await search(name, samples.ordinary);
    const { receipt } = await readReceipt(searchId);
    expect(receipt).toMatchObject({ id: searchId, vertical: name });
    expect(receipt.offers.map(({ providerId, ore, name: called }) => [providerId, ore, called])).toEqual(
      result?.offers.map((offer) => [offer.providerId, comparisonOf(offer.price).ore, offer.subscriptionName]),
    );
    expect(receipt.providers.map(({ id }) => id)).toEqual(
      vertical.providers.map(({ providerId }) => providerId).toSorted((a, b) => a - b),
    );
    for (const provider of receipt.providers)
      expect(provider.isStoredPrice ?? provider.answerMs, provider.name).toBeDefined();
  });

  test("has nothing that a visitor has written, and nothing that the vertical calls personal", async () => {
    const { searchId, parameters } = await search(name, samples.ordinary);
    const { file, receipt } = await readReceipt(searchId);
    const fields = listFields(vertical.description.form);
    const personal = vertical.personalFields.map((field) => parameters[field] ?? "");
    const written = fields.filter(({ kind }) => WRITTEN.has(kind)).map((field) => parameters[field.name] ?? "");
    const forms = [...personal, ...written].flatMap((value) => {
      const digits = value.replaceAll(/\D/g, "");
      return [value.toLowerCase(), digits, digits.slice(-10)];
    });
    const searched = forms.filter((form) => form.length >= 4);
    expect(searched.filter((form) => file.toLowerCase().includes(form))).toEqual([]);
    const strays = Object.entries(receipt.question).filter(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      return field?.kind === "zip"
        ? !/^\d\d$/.test(value)
        : personal.includes(value) || !choicesOf(field).includes(value);
    });
    expect(strays).toEqual([]);
  });

  test("has the same receipt from the node that ran the search as from the stored list", async () => {
    const { searchId } = await search(name, samples.ordinary);
    await node.receipts.journey.settled();
    const { rows } = await world.pool.query("delete from receipts where id = $1 returning sha256", [searchId]);
    const again = await node.receipts.journey.find(searchId);
    expect(rows).toEqual([{ sha256: again?.sha256 }]);
  });

  test("has a receipt also when every provider declines, without the text that they wrote", async () => {
    const { searchId, result } = await search(name, samples.declined);
    const { file, receipt } = await readReceipt(searchId);
    expect(receipt.offers).toEqual([]);
    expect(new Set(receipt.providers.map(({ answer }) => answer))).toEqual(new Set(["declined"]));
    const messages = (result?.withoutOffer ?? []).flatMap(({ message }) => message ?? []);
    expect(messages.filter((message) => file.includes(message))).toEqual([]);
  });
});

const [first] = verticals;
if (!first) throw new Error("no vertical");

test("a receipt is made once: the first stays when it is made again", async () => {
  const { searchId } = await search(first.name, first.samples.ordinary);
  const { file } = await readReceipt(searchId);
  await node.receipts.journey.settled();
  expect((await node.receipts.journey.find(searchId))?.file).toBe(file);
  const { rows } = await world.pool.query("select from receipts where id = $1", [searchId]);
  expect(rows).toHaveLength(1);
});

test("the worker makes a receipt that a node has missed, and none of a search that has not ended", async () => {
  const { searchId } = await search(first.name, first.samples.ordinary);
  const { receipt } = await readReceipt(searchId);
  const waiting = await node.journey.create({ vertical: first.name, owner: randomId(), given: first.samples.ordinary });
  if (!waiting.ok) throw new Error("the search was refused");
  await world.pool.query("update searches set finished_at = finished_at - interval '1 minute' where id = $1", [
    searchId,
  ]);
  await world.pool.query("delete from receipts where id = $1", [searchId]);
  expect(await node.receipts.sweep(new AbortController().signal)).toBeGreaterThanOrEqual(1);
  const again = await readReceipt(searchId);
  expect(canonicalize(again.receipt.offers)).toBe(canonicalize(receipt.offers));
  expect(await node.receipts.journey.find(waiting.value.searchId)).toBeUndefined();
  expect(await node.receipts.journey.find(randomId())).toBeUndefined();
});

test("only the owner sees what was typed; another reader sees the question of the receipt, and gets no cookie", async () => {
  const owner = randomId();
  const ended = await node.journey.run({ vertical: first.name, owner, given: first.samples.ordinary }, randomId());
  if (!ended?.ok) throw new Error("the search was refused");
  const { searchId, summary } = ended.value.found;
  await node.receipts.journey.settled();
  const see = (visitor: { isKnown(): boolean; owner(): string }) =>
    node.receipts.pages({ visitor } as Parameters<typeof node.receipts.pages>[0]).receipts.see(searchId);
  const own = await see({ isKnown: () => true, owner: () => owner });
  const others = await see({
    isKnown: () => false,
    owner: () => {
      throw new Error("reading the owner would make a cookie");
    },
  });
  expect([own?.isOwn, others?.isOwn]).toEqual([true, false]);
  const typed = Object.values(summary).find((value) => !Object.values(others?.receipt.question ?? {}).includes(value));
  expect(typed).toBeDefined();
  expect(others?.question.join(" ")).not.toContain(typed);
  expect(own?.question.length).toBeGreaterThan(0);
});
