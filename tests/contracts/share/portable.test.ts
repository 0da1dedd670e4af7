import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import {
  portableFilePath,
  portablePdfPath,
  portableSchemaPath,
  receiptPath,
} from "#domain/addresses/verifiable-paths.ts";
import { verifyPortableFile } from "#domain/portable/portable-file.ts";
import { type PublishedKey, readKeys } from "#domain/signed/published-keys.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { readPdfCode, readPdfText } from "#tests/support/read-pdf.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

let stack: Stack;
let fixtures: OrderFixtures;
let owner: Customer;
let stranger: Customer;
let keys: readonly PublishedKey[];
let validate: ReturnType<Ajv2020["compile"]>;
beforeAll(async () => {
  stack = await openSharedStack();
  fixtures = openOrderFixtures(stack);
  owner = await fixtures.newCustomer();
  stranger = await fixtures.newCustomer();
  keys = readKeys(await (await owner.get(signingKeysPath())).text()) ?? [];
  const schema = (await (await owner.get(portableSchemaPath())).json()) as object;
  // The formats are described by patterns besides; without the plug-in they are notes to a reader.
  validate = new Ajv2020({ strict: true, formats: { uri: true, "date-time": true } }).compile(schema);
}, 120_000);
afterAll(async () => {
  await fixtures.close();
  await stack.stop();
});

const verticals = createServerVerticals(systemClock);
const sampleOf = (name: string) => simulatedVerticals.find((each) => each.name === name)?.samples.ordinary ?? {};

interface Found {
  readonly searchId: string;
  readonly resultIds: readonly string[];
}

async function search(name: string): Promise<Found> {
  const vertical = verticals.find(({ description }) => description.name === name);
  const address = searchCallPath(vertical?.description ?? { path: "/" });
  const { body } = await owner.post(address, { ...sampleOf(name), tempsearchid: randomId() });
  const { SearchId, Ok } = (body as { Data: { Result: { SearchId: string; Ok: { ResultId: string }[] } } }).Data.Result;
  return { searchId: SearchId, resultIds: Ok.map(({ ResultId }) => ResultId) };
}

const bytesOf = async (path: string) => new Uint8Array(await (await owner.get(path)).arrayBuffer());
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What would identify the visitor or their home. */
const identifying = (name: string): string[] =>
  Object.entries(sampleOf(name))
    .filter(([field]) => ["civicnumber", "carregnumber", "address", "zip", "city", "realestatenumber"].includes(field))
    .flatMap(([, value]) => [value, value.replaceAll(" ", "")])
    .filter((value) => value.length > 2);

describe.each(verticals.map(({ description }) => description.name))("what is taken along of %s", (name) => {
  it("follows the published schema, is signed, leads to its receipt and identifies no one", async () => {
    const { searchId, resultIds } = await search(name);
    const whole = await bytesOf(portableFilePath(searchId));
    const one = await bytesOf(portableFilePath(searchId, resultIds[1]));
    for (const bytes of [whole, one]) {
      const file = JSON.parse(textOf(bytes)) as { document: { receipt: string } };
      expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
      expect((await verifyPortableFile(bytes, keys)).fault).toBeUndefined();
      expect(file.document.receipt).toBe(stack.url + receiptPath(searchId));
      for (const value of identifying(name)) expect(textOf(bytes), value).not.toContain(value);
    }
    const { document } = await verifyPortableFile(one, keys);
    expect(document?.offers.map(({ position }) => position)).toEqual([2]);
    expect((await verifyPortableFile(whole, keys)).document?.offers).toHaveLength(resultIds.length);
    // The same list is the same file.
    expect(textOf(await bytesOf(portableFilePath(searchId)))).toBe(textOf(whole));
  });
});

it("a changed amount, a changed order of names and an unknown field are found", async () => {
  const { searchId } = await search("car");
  const text = textOf(await bytesOf(portableFilePath(searchId)));
  const faultOf = async (changed: string) => (await verifyPortableFile(new TextEncoder().encode(changed), keys)).fault;
  expect(await faultOf(text.replace(/"ore":(\d)/, (_, digit: string) => `"ore":${(Number(digit) % 9) + 1}`))).toBe(
    "signature",
  );
  expect(await faultOf(text.replace('{"document"', '{ "document"'))).toBe("form");
  const file = JSON.parse(text) as { document: object };
  expect(validate({ ...file, document: { ...file.document, civicnumber: "x" } })).toBe(false);
});

it("the command verifies files without a network, and refuses one that was changed", async () => {
  const { searchId } = await search("car");
  const folder = await mkdtemp(join(tmpdir(), "sparv-portable-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const save = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const text = textOf(await bytesOf(portableFilePath(searchId)));
  const good = await save("list.json", text);
  const changed = await save("changed.json", text.replace(/"position":1\b/, '"position":2'));
  const savedKeys = await save("keys.json", await (await owner.get(signingKeysPath())).text());
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(NODE, ["tools/verify-offers.ts", ...args], {
      cwd: ROOT,
      encoding: "utf8",
    });
    return { status, text: stdout + stderr };
  };
  expect(run(good, "--keys", savedKeys)).toMatchObject({
    status: 0,
    text: expect.stringContaining("verified") as string,
  });
  expect(run(good, changed, "--keys", savedKeys)).toMatchObject({
    status: 1,
    text: expect.stringContaining("changed.json: REJECTED") as string,
  });
  expect(run(good).status).toBe(1);
});

it("the PDF has selectable Swedish text, and a code that opens the receipt", async () => {
  const { searchId, resultIds } = await search("car");
  for (const path of [portablePdfPath(searchId), portablePdfPath(searchId, resultIds[0])]) {
    const answer = await owner.get(path);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(textOf(bytes)).toContain("/Lang (sv-SE)");
    const folder = process.env["SPARV_SHOTS"];
    if (folder) await writeFile(join(folder, `portable-${path.includes("resultid") ? "one" : "list"}.pdf`), bytes);
    const text = readPdfText(bytes);
    expect(text).toContain("bilförsäkring");
    expect(text).toMatch(/Självrisk: \S/);
    for (const value of identifying("car")) expect(text, value).not.toContain(value);
    expect(readPdfCode(bytes)).toBe(stack.url + receiptPath(searchId));
  }
});

it("another visitor gets no file, and no one gets an offer of another list", async () => {
  const { searchId, resultIds } = await search("deposit");
  const other = await search("car");
  for (const pathOf of [portableFilePath, portablePdfPath]) {
    expect((await owner.get(pathOf(searchId, resultIds[0]))).status).toBe(200);
    expect((await stranger.get(pathOf(searchId))).status).toBe(404);
    expect((await stranger.get(pathOf(searchId, resultIds[0]))).status).toBe(404);
    expect((await owner.get(pathOf(searchId, other.resultIds[0]))).status).toBe(404);
  }
});
