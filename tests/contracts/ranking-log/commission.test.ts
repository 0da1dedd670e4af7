import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commissionOpeningPath, logConsistencyPath, rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import { receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { type CommissionOpening, LOCKED_DAYS, verifyOpening } from "#domain/commission-opening/commission-opening.ts";
import { readReceiptFile } from "#domain/receipt/signed-receipt.ts";
import type { Receipt } from "#domain/receipt/receipt.ts";
import { writeKeys } from "#domain/signed/published-keys.ts";
import { RANKING_LOG_LIMIT } from "#http/routes/ranking-log.route.ts";
import { commissionOf, commissionOre } from "#journeys/commission/commission-of.ts";
import { createRankingLog, createRankingLogJobs } from "#main/ranking-log.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import { sha256Bytes } from "#platform/crypto/sha256.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { type SearchNode, type SearchWorld, startSearchWorld } from "#tests/contracts/search/search-world.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

const config = readConfig(developmentEnvironment());
const cipher = createColumnCipher(config.columnKeys);
const signer = createDocumentSigner(config.receiptKeys);
const verticals = createServerVerticals(systemClock);
const folder = mkdtempSync(join(tmpdir(), "sparv-commission-"));

let world: SearchWorld;
let node: SearchNode;
let redis: RedisConnection;
let server: FastifyInstance;
let log: ReturnType<typeof createRankingLog>;
const listed: { readonly name: string; readonly file: string; readonly receipt: Receipt }[] = [];

beforeAll(async () => {
  world = await startSearchWorld("commission");
  node = await world.startNode();
  redis = createRedis({ url: world.redis.url, logger: noopLogger });
  await redis.waitUntilUp(5_000);
  log = createRankingLog({ pool: world.pool, readPool: world.pool, cipher });
  server = Fastify();
  const metrics = createMetrics();
  log.addReturn(server, {
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: config.cookieKey, metrics }),
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  for (const { description } of verticals) listed.push(await search(description.name));
}, 180_000);
afterAll(async () => {
  await server.close();
  await redis.close();
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function search(name: string) {
  const given = simulatedVerticals.find((each) => each.name === name)?.samples.ordinary ?? {};
  const ended = await node.journey.run({ vertical: name, owner: randomId(), given }, randomId());
  if (!ended?.ok) throw new Error(`the search of ${name} was refused`);
  await node.receipts.journey.settled();
  const file = (await node.receipts.journey.find(ended.value.found.searchId))?.file ?? "";
  const read = readReceiptFile(Buffer.from(file));
  if (!read) throw new Error(`no receipt of ${name}`);
  return { name, file, receipt: read.receipt };
}

const receiptLogPath = (receiptId: string) => `${receiptPath(receiptId)}logg/`;
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}${path}`);

/** What the worker does so many days from now. */
async function sweepIn(days: number): Promise<void> {
  const clock = { ...systemClock, nowMs: () => Date.now() + days * DAY_MS };
  const { sweeps } = createRankingLogJobs({ pool: world.pool, cipher, config, verticals, clock });
  for (const { run } of sweeps) await run(new AbortController().signal);
}

function save(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const verify = (receipt: string, ...args: string[]) => {
  const keys = save("keys.json", writeKeys(signer.publishedKeys));
  const given = ["tools/verify-receipt.ts", receipt, "--keys", keys, ...args];
  const { status, stdout, stderr } = spawnSync(NODE, given, { cwd: ROOT, encoding: "utf8" });
  return { status, text: stdout + stderr };
};

describe("what a receipt commits to", () => {
  test("every vertical's receipt has a commitment, and it is locked for ninety days", async () => {
    expect(listed.length).toBe(verticals.length);
    await sweepIn(LOCKED_DAYS - 1);
    for (const { name, receipt } of listed) {
      expect(receipt.commission?.commitment, name).toMatch(/^[0-9a-f]{64}$/);
      expect((await ask(commissionOpeningPath(receipt.id))).status, name).toBe(404);
      const seen = await log.pages().commissions.see(receipt.id);
      expect(seen).toEqual({ lockedOn: expect.any(String) as string, opensOn: expect.any(String) as string });
    }
    const { rows } = await world.pool.query<{ stored: string }>(
      "select commission_openings::text as stored from commission_openings",
    );
    for (const { stored } of rows) expect(stored).not.toContain("amounts");
  });

  test("a receipt that is made again has the same commitment", async () => {
    const [{ receipt } = { receipt: undefined }] = listed;
    await world.pool.query("delete from receipts where id = $1", [receipt?.id]);
    const again = await node.receipts.journey.find(receipt?.id ?? "");
    expect(readReceiptFile(Buffer.from(again?.file ?? ""))?.receipt.commission).toEqual(receipt?.commission);
  });

  test("the database refuses to change what was committed to", async () => {
    for (const change of [
      "commitment = repeat('0', 64)",
      "opens_on = opens_on - 90",
      "locked_at = now() - interval '1 day'",
    ])
      await expect(world.pool.query(`update commission_openings set ${change}`), change).rejects.toThrow("append-only");
  });

  test("after ninety days it is published, and it is what was locked", async () => {
    await sweepIn(LOCKED_DAYS);
    for (const { name, receipt } of listed) {
      const answer = await ask(commissionOpeningPath(receipt.id));
      expect(answer.status, name).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const { fault, opening } = await verifyOpening(sha256Bytes, receipt, bytes);
      expect(fault, name).toBeUndefined();
      expect(opening?.amounts).toEqual(paidFor(receipt));
      const seen = await log.pages().commissions.see(receipt.id);
      const byPlace = opening?.order.map((position) => seen?.opened?.places[position - 1]);
      expect(byPlace).toEqual(opening?.order.map((_, at) => at + 1));
    }
  });

  test("the offline verifier accepts the published file and refuses an altered one", async () => {
    const [{ receipt, file } = { receipt: undefined, file: "" }] = listed;
    const text = await (await ask(commissionOpeningPath(receipt?.id ?? ""))).text();
    const kvitto = save("kvitto.json", file);
    expect(verify(kvitto, "--opening", save("opening.json", text)).status).toBe(0);
    const opening = JSON.parse(text) as CommissionOpening;
    const lower = text.replace(String(opening.amounts[0]), String((opening.amounts[0] ?? 0) - 100));
    expect(verify(kvitto, "--opening", save("altered.json", lower))).toMatchObject({
      status: 1,
      text: expect.stringContaining("not what the receipt has committed to") as string,
    });
  });

  function paidFor({ vertical, offers }: Receipt): number[] {
    const providers = verticals.find(({ description }) => description.name === vertical)?.providers ?? [];
    return offers.map(({ providerId, ore }) => {
      const provider = providers.find((each) => each.providerId === providerId);
      return provider ? commissionOre(commissionOf(provider), ore) : Number.NaN;
    });
  }
});

describe("the addresses of the log", () => {
  test("answer the heads, the place of a receipt and the proof that the log grew, and the verifier accepts them", async () => {
    await sweepIn(1);
    const [first, second] = listed;
    const answer = await ask(rankingLogPath());
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const heads = save("heads.json", await answer.text());
    const placeOf = async (receipt: Receipt | undefined) => (await ask(receiptLogPath(receipt?.id ?? ""))).text();
    const kvitto = save("kvitto.json", first?.file ?? "");
    const own = save("place.json", await placeOf(first?.receipt));
    expect(verify(kvitto, "--log", heads, "--proof", own)).toMatchObject({ status: 0 });
    const others = save("other.json", await placeOf(second?.receipt));
    expect(verify(kvitto, "--log", heads, "--proof", others).text).toContain("the place is that of another receipt");
    expect(verify(kvitto, "--log", heads).status).toBe(1);
    const consistency = await ask(`${logConsistencyPath()}?first=1&second=${listed.length}`);
    expect(await consistency.json()).toMatchObject({
      type: "ranking-log-consistency",
      first: 1,
      second: listed.length,
    });
  });

  test("have nothing for what does not exist, and for what cannot be read", async () => {
    for (const path of [
      receiptLogPath(randomId()),
      receiptLogPath("x"),
      commissionOpeningPath(randomId()),
      `${logConsistencyPath()}?first=1&second=99999`,
      `${logConsistencyPath()}?first=-1&second=2`,
      `${logConsistencyPath()}?first=1&first=2&second=2`,
      logConsistencyPath(),
      rankingLogPath("yesterday"),
    ])
      expect((await ask(path)).status, path).toBe(404);
  });

  test("limit how often one network address asks", async () => {
    let status = 0;
    for (let asked = 0; asked <= RANKING_LOG_LIMIT.limit && status !== 429; asked += 1)
      ({ status } = await ask(logConsistencyPath()));
    expect(status).toBe(429);
  });
});
