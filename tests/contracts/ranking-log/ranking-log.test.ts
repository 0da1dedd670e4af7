import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRankingLogStore } from "#adapters/postgres/ranking-log-store.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { writeKeys } from "#domain/signed/published-keys.ts";
import type { HeadsFile, InclusionFile } from "#domain/transparency-log/log-head.ts";
import { verifyGrowth, verifyInclusion } from "#domain/transparency-log/verify-log.ts";
import { growLog } from "#journeys/transparency-log/grow-log.ts";
import { createLogJourney } from "#journeys/transparency-log/log-journey.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import { sha256Bytes, sha256Hex } from "#platform/crypto/sha256.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";

const FIRST_DAY = Date.parse("2026-11-14T12:00:00Z");
const signer = createDocumentSigner(readConfig(developmentEnvironment()).receiptKeys);
const verifier = { sha256: sha256Bytes, keys: signer.publishedKeys };

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("ranking_log");
  pool = database.openPool();
});
afterAll(() => database.drop());

const never = new AbortController().signal;
const storeOf = () => createRankingLogStore(pool, sha256Bytes);
const journey = () => createLogJourney({ log: storeOf(), sha256: sha256Bytes });
const growAt = (nowMs: number) =>
  growLog({ log: storeOf(), signDocument: signer.signDocument, clock: { nowMs: () => nowMs } }, never);

async function addReceipts(count: number, atMs: number): Promise<string[]> {
  const ids = Array.from({ length: count }, randomId);
  await pool.query(
    `insert into receipts (id, vertical, file_enc, sha256, created_at)
     select id, 'sample', id, encode(sha256(convert_to(id, 'UTF8')), 'hex'), $2::timestamptz + number * interval '1 second'
     from unnest($1::text[]) with ordinality as given (id, number)`,
    [ids, new Date(atMs)],
  );
  return ids;
}

const inclusionOf = async (receiptId = ""): Promise<InclusionFile> => {
  const file = await journey().inclusion(receiptId);
  if (!file) throw new Error(`${receiptId} is not in a closed log`);
  return file;
};

/** Statements of a superuser who disables the triggers. */
async function behindItsBack(...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}

describe("the log of receipts", () => {
  test("has no head before the first day is over, and one for every day after it", async () => {
    const ids = await addReceipts(130, FIRST_DAY);
    expect(await growAt(FIRST_DAY + 60 * 60_000)).toBe(130);
    expect((await journey().heads(undefined)).heads).toEqual([]);
    expect(await journey().inclusion(ids[0] ?? "")).toBeUndefined();
    await addReceipts(7, FIRST_DAY + DAY_MS);
    expect(await growAt(FIRST_DAY + 3 * DAY_MS)).toBe(7 + 3);
    const { heads } = await journey().heads(undefined);
    expect(heads.map(({ head: { day, size } }) => [day, size])).toEqual([
      ["2026-11-16", 137],
      ["2026-11-15", 137],
      ["2026-11-14", 130],
    ]);
    expect(await growAt(FIRST_DAY + 3 * DAY_MS)).toBe(0);
    const file = await inclusionOf(ids[0]);
    expect(file.head.head.day).toBe("2026-11-14");
  });

  test("a receipt of the last minutes before Swedish midnight is in the head of its day", async () => {
    const [late, early] = [
      ...(await addReceipts(1, Date.parse("2026-11-17T22:59:50Z"))),
      ...(await addReceipts(1, Date.parse("2026-11-17T23:00:00Z"))),
    ];
    await growAt(Date.parse("2026-11-19T12:00:00Z"));
    expect((await inclusionOf(late)).head.head.day).toBe("2026-11-17");
    expect((await inclusionOf(early)).head.head.day).toBe("2026-11-18");
  });

  test("every receipt is proved by a signed head, for anyone who has the keys", async () => {
    const heads = await journey().heads(undefined);
    const { rows } = await pool.query<{ id: string; sha256: string }>("select id, sha256 from receipts");
    expect(rows.length).toBeGreaterThan(130);
    for (const { id, sha256 } of rows) {
      const file = await inclusionOf(id);
      expect(await verifyInclusion(verifier, sha256, heads, file)).toBeUndefined();
      expect(await verifyInclusion(verifier, sha256Hex("another"), heads, file)).toBe("other-receipt");
      expect(await verifyInclusion(verifier, sha256, { ...heads, heads: [] }, file)).toBe("head-not-published");
      expect(await verifyInclusion(verifier, sha256, heads, { ...file, index: file.index + 1 })).toBe("inclusion");
    }
  });

  test("heads are read a page at a time by their day", async () => {
    const { heads } = await journey().heads("2026-11-16");
    expect(heads.map(({ head: { day } }) => day)).toEqual(["2026-11-15", "2026-11-14"]);
  });

  test("several workers at once add every receipt once, and close every day once", async () => {
    const now = Date.parse("2026-11-22T12:00:00Z");
    await addReceipts(40, Date.parse("2026-11-20T10:00:00Z"));
    const before = await pool.query("select from ranking_log_heads");
    const done = await Promise.all(Array.from({ length: 4 }, () => growAt(now)));
    const after = await pool.query("select from ranking_log_heads");
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(40 + (after.rows.length - before.rows.length));
    const { rows } = await pool.query("select count(*) as count, max(position) as last from ranking_log_leaves");
    const receipts = await pool.query("select from receipts");
    expect(rows).toEqual([{ count: receipts.rows.length, last: receipts.rows.length - 1 }]);
  });

  test("the database refuses to change, remove or skip an entry", async () => {
    for (const statement of [
      "update ranking_log_leaves set sha256 = repeat('0', 64) where position = 1",
      "delete from ranking_log_leaves where position = 1",
      "truncate ranking_log_leaves",
      "update ranking_log_nodes set hash = repeat('0', 64)",
      "delete from ranking_log_nodes",
      "update ranking_log_heads set size = 1",
      "delete from ranking_log_heads",
      "insert into ranking_log_leaves values (100000, 'x', repeat('0', 64), now())",
      "insert into ranking_log_heads values ('2026-11-01', 5, repeat('0', 64), now(), 'k', 's')",
    ])
      await expect(pool.query(statement), statement).rejects.toThrow(/append-only|another position|must follow/);
  });

  test("consistency is proved between every two heads, and not beyond the newest", async () => {
    const { heads } = await journey().heads(undefined);
    const newest = heads[0]?.head.size ?? 0;
    for (const { head } of heads) {
      const proof = await journey().consistency(head.size, newest);
      const earlier: HeadsFile = {
        type: "ranking-log-heads",
        heads: heads.filter((each) => each.head.day <= head.day),
      };
      expect(proof && (await verifyGrowth(verifier, earlier, { ...earlier, heads }, proof))).toBeUndefined();
      expect(proof).toBeDefined();
    }
    expect(await journey().consistency(1, newest + 1)).toBeUndefined();
    expect(await journey().consistency(5, 4)).toBeUndefined();
  });
});

describe("a log that someone with every right has rewritten", () => {
  const folder = mkdtempSync(join(tmpdir(), "sparv-log-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const save = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const monitor = (...files: string[]) => {
    const keys = save("keys.json", writeKeys(signer.publishedKeys));
    const run = spawnSync(NODE, ["tools/verify-log.ts", "--keys", keys, ...files], { cwd: ROOT, encoding: "utf8" });
    return { status: run.status, output: run.stdout + run.stderr };
  };

  test("is found by a head that was saved before, and by a proof that was", async () => {
    const { rows } = await pool.query<{ receipt_id: string; sha256: string }>(
      "select receipt_id, sha256 from ranking_log_leaves where position = 3",
    );
    const saved = await journey().heads(undefined);
    const [receipt] = rows;
    const proof = await inclusionOf(receipt?.receipt_id);
    const first = saved.heads[0]?.head.size ?? 0;
    const old = save("old.json", JSON.stringify(saved));

    await addReceipts(5, Date.parse("2026-11-23T10:00:00Z"));
    await growAt(Date.parse("2026-11-24T12:00:00Z"));
    const honest = await journey().heads(undefined);
    const second = honest.heads[0]?.head.size ?? 0;
    const honestFiles = [
      old,
      save("honest.json", JSON.stringify(honest)),
      save("consistency.json", JSON.stringify(await journey().consistency(first, second))),
    ];
    expect(monitor(...honestFiles)).toEqual({
      status: 0,
      output: `the log only grew, from ${first} receipts to ${second}\n`,
    });

    await rewrite();
    const lying = await journey().heads(undefined);
    const lie = await journey().consistency(first, lying.heads[0]?.head.size ?? 0);
    expect(lie).toBeDefined();
    const lyingFiles = [old, save("lying.json", JSON.stringify(lying)), save("lie.json", JSON.stringify(lie))];
    const found = monitor(...lyingFiles);
    expect([found.status, found.output]).toEqual([1, expect.stringContaining("cannot be trusted: heads-disagree")]);
    // Also when only the new head is published, so that no two of the same day can be compared.
    const onlyNew = save("new.json", JSON.stringify({ ...lying, heads: lying.heads.slice(0, 1) }));
    expect(monitor(old, onlyNew, lyingFiles[2] ?? "").output).toContain("cannot be trusted: consistency");
    expect(await verifyInclusion(verifier, receipt?.sha256 ?? "", lying, proof)).toBe("head-not-published");
    const current = await inclusionOf(receipt?.receipt_id);
    expect(await verifyInclusion(verifier, receipt?.sha256 ?? "", lying, current)).toBe("other-receipt");
  });

  test("a file that cannot be read is no success", () => {
    expect(monitor("missing.json", "missing.json", "missing.json").status).toBe(2);
  });

  /** Another receipt in the place of the fourth one; everything after it is made anew, with valid signatures. */
  async function rewrite(): Promise<void> {
    const { rows } = await pool.query<{ day: string }>("select max(day) as day from ranking_log_heads");
    await behindItsBack(
      `update receipts set sha256 = repeat('e', 64)
       where id = (select receipt_id from ranking_log_leaves where position = 3)`,
      "delete from ranking_log_heads",
      "delete from ranking_log_nodes",
      "delete from ranking_log_leaves",
    );
    await growAt(Date.parse(`${rows[0]?.day}T12:00:00Z`) + DAY_MS);
    await addReceipts(1, Date.parse("2026-11-24T12:00:00Z"));
    await growAt(Date.parse("2026-11-25T12:00:00Z"));
  }
});
