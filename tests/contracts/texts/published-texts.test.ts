import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabasePool } from "#platform/database/pool.ts";
import { startTextsWorld, type TextsWorld } from "./texts-world.ts";

let world: TextsWorld;
let pool: DatabasePool;

beforeAll(async () => {
  world = await startTextsWorld("published_texts");
  pool = world.database.openPool();
});
afterAll(() => world.stop());

const HEADING = { aliasId: "sample.heading", serviceId: "0" };
const HELP = { aliasId: "form.help", serviceId: "17" };

const revisionOf = async (key: typeof HEADING): Promise<number> =>
  (await (await world.startNode()).editing.read(key))?.revision ?? -1;

test("a text published on one node is shown by every node within a moment", async () => {
  const [one, other] = [await world.startNode(), await world.startNode()];
  await one.editing.edit(HEADING, { kind: "publish", text: "Nytt.", revision: 0 }, "anna");
  expect(one.published.changed("all")).toEqual({ "0:sample.heading": "Nytt." });
  await expect.poll(() => other.published.changed("all")).toEqual({ "0:sample.heading": "Nytt." });
  expect(other.published.changed([{ id: "sample", serviceId: "0" }])).toEqual({ "0:sample.heading": "Nytt." });
  expect(
    other.published.changed([
      { id: "form", serviceId: "17" },
      { id: "sample", serviceId: "17" },
    ]),
  ).toEqual({});
  const late = await world.startNode();
  expect(late.published.changed("all")).toEqual({ "0:sample.heading": "Nytt." });
});

test("a node whose subscription was cut subscribes again", async () => {
  const node = await world.startNode();
  const editor = await world.startNode();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sparv-web-texts' and datname = current_database()",
  );
  await editor.editing.edit(HELP, { kind: "publish", text: "Där bilen sover.", revision: 0 }, "anna");
  await expect.poll(() => node.published.changed("all")["17:form.help"], { timeout: 15_000 }).toBe("Där bilen sover.");
});

test("the version alone is enough for a node to notice that it is behind", async () => {
  const node = await world.startNode();
  const before = node.published.changed("all");
  // Written without a notification.
  await pool.query("update texts set published = 'Tyst.' where alias_id = 'form.help'");
  await node.published.reloadIfBehind();
  expect(node.published.changed("all")).toEqual(before);
  await pool.query(
    "insert into text_events (alias_id, service_id, kind, author, from_text, to_text) values ('form.help', '17', 'published', 'x', 'a', 'b')",
  );
  await node.published.reloadIfBehind();
  expect(node.published.changed("all")["17:form.help"]).toBe("Tyst.");
});

test("a draft is shown to editors and to no one else, until it is published", async () => {
  const node = await world.startNode();
  const before = node.published.changed("all");
  const key = { aliasId: "sample.call", serviceId: "0" };
  await node.editing.edit(key, { kind: "draft", text: "Slå {phone}.", revision: 0 }, "anna");
  expect(node.published.changed("all")).toEqual(before);
  expect(await node.editing.list({ terms: "slå", only: "drafted" })).toMatchObject([
    { ...key, text: "Ring {phone}.", draft: "Slå {phone}." },
  ]);
  await node.editing.edit(key, { kind: "publish", text: "Slå {phone}.", revision: 1 }, "bo");
  expect(node.published.changed("all")["0:sample.call"]).toBe("Slå {phone}.");
  const { history, draft } = (await node.editing.read(key)) ?? { history: [], draft: "x" };
  expect(draft).toBeUndefined();
  expect(history.map(({ kind, author, from, to }) => [kind, author, from, to])).toEqual([
    ["published", "bo", "Ring {phone}.", "Slå {phone}."],
    ["drafted", "anna", "Ring {phone}.", "Slå {phone}."],
  ]);
});

test("publishing the default text again counts as no change, and sends nothing", async () => {
  const node = await world.startNode();
  const revision = await revisionOf(HEADING);
  await node.editing.edit(HEADING, { kind: "publish", text: "Spara pengar.", revision }, "anna");
  expect(node.published.changed([{ id: "sample", serviceId: "0" }])).not.toHaveProperty("0:sample.heading");
  expect(await node.editing.list({ terms: "sample.heading", only: "changed" })).toEqual([]);
});

test("a stored text that the current code cannot show is ignored", async () => {
  await pool.query(
    "insert into texts (alias_id, service_id, published) values ('sample.gone', '0', 'x') on conflict do nothing",
  );
  await pool.query("update texts set published = 'Ring oss.' where alias_id = 'sample.call'");
  const node = await world.startNode();
  expect(node.published.changed("all")).not.toHaveProperty("0:sample.gone");
  expect(node.published.changed("all")).not.toHaveProperty("0:sample.call");
  expect((await node.editing.read({ aliasId: "sample.call", serviceId: "0" }))?.text).toBe("Ring {phone}.");
});

test("the history of a text cannot be rewritten", async () => {
  await expect(pool.query("delete from text_events")).rejects.toThrow("append-only");
});

test("without the database the texts stay as they were", async () => {
  const node = await world.startNode();
  const before = node.published.changed("all");
  await pool.query("alter table text_events rename to gone");
  await expect(node.published.reloadIfBehind()).rejects.toThrow("text_events");
  expect(node.published.changed("all")).toEqual(before);
  await pool.query("alter table gone rename to text_events");
});
