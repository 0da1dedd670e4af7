import { hash } from "node:crypto";
import type { Redis } from "ioredis";
import type { ProgressGlance, ProviderAnswer, SearchProgress } from "#journeys/search/search.port.ts";
import { createScript } from "./script.ts";
import { createWriteBuffer } from "./write-buffer.ts";

/** Long enough to reload the page of a slow search; afterwards Postgres has the result. */
const SEARCH_LIFE_MS = 600_000;
/** Three beats (search-limits.ts): one lost beat must not make a living node look dead. */
const BEAT_LIFE_MS = 1_500;

/** A page looks every 800 ms: it cannot tell an answer written at once from one written with its neighbours. */
const GATHER_MS = 50;

const NODE_FIELD = "node";
const DONE_FIELD = "done";
/** Stands for an answer without a price. */
const NO_FEE = "-";

/** Takes the search from the node that was seen dead, unless somebody else was quicker. */
const TAKE_OVER = `
  if redis.call('HGET', KEYS[1], '${NODE_FIELD}') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], '${NODE_FIELD}', ARGV[2])
  return 1`;

/**
 * From the temporary id to the search, its small fields and whether its node lives: every page asks this every 800 ms, so it
 * is one step and one text, and the offers themselves (some 25 kB) lie under a key of their own. No field has a space in it.
 * Reaches keys it was not given: one Redis, not a cluster.
 */
const GLANCE = `
  local found = redis.call('GET', KEYS[1])
  if not found then return nil end
  local key = ARGV[1] .. 'search:' .. string.match(found, ' (.+)$')
  local node = redis.call('HGET', key, '${NODE_FIELD}')
  local isAlive = node and redis.call('EXISTS', ARGV[1] .. 'node:' .. node) or 0
  return found .. ' ' .. isAlive .. ' ' .. table.concat(redis.call('HGETALL', key), ' ')`;

/**
 * A search is two hashes: `search:` with its node, its end and each provider's fee, and `answers:` with what each provider
 * answered, which only a node that takes the search over reads.
 */
export function createSearchProgress(redis: Redis, prefix = "sparv:"): SearchProgress {
  const writes = createWriteBuffer(redis, { gatherMs: GATHER_MS, lifeMs: SEARCH_LIFE_MS });
  const takeOver = createScript<number>(redis, TAKE_OVER);
  const glanceAt = createScript<string | null>(redis, GLANCE);
  const searchKey = (searchId: string) => `${prefix}search:${searchId}`;
  const answersKey = (searchId: string) => `${prefix}answers:${searchId}`;
  const nodeKey = (node: string) => `${prefix}node:${node}`;
  // The page chose the temporary id, so the key binds it to its owner: another visitor's equal id is another key.
  const tempKey = (tempSearchId: string, owner: string) =>
    `${prefix}temp:${hash("sha256", `${owner}:${tempSearchId}`, "base64url")}`;
  const isAlive = async (node: string) => (await redis.exists(nodeKey(node))) === 1;

  return {
    async beat(node) {
      await redis.set(nodeKey(node), "1", "PX", BEAT_LIFE_MS);
    },

    async begin(searchId, node) {
      const key = searchKey(searchId);
      await Promise.all([redis.hset(key, NODE_FIELD, node), redis.pexpire(key, SEARCH_LIFE_MS)]);
    },

    async claim(searchId, node) {
      const key = searchKey(searchId);
      const isFirst = (await redis.hsetnx(key, NODE_FIELD, node)) === 1;
      if (isFirst) {
        await redis.pexpire(key, SEARCH_LIFE_MS);
        return true;
      }
      const holder = await redis.hget(key, NODE_FIELD);
      if (!holder || holder === node) return true;
      if (await isAlive(holder)) return false;
      return (await takeOver(key, holder, node)) === 1;
    },

    async addAnswer(searchId, answer) {
      const { providerId } = answer.kind === "offered" ? answer.offer : answer.silent;
      const fee = answer.kind === "offered" ? String(answer.offer.monthlyFeeOre) : NO_FEE;
      await Promise.all([
        writes.add(answersKey(searchId), String(providerId), () => JSON.stringify(answer)),
        writes.add(searchKey(searchId), String(providerId), () => fee),
      ]);
    },

    markDone(searchId) {
      writes.drop(answersKey(searchId));
      return writes.add(searchKey(searchId), DONE_FIELD, () => "1");
    },

    async read(searchId) {
      const [stored, done] = await Promise.all([
        redis.hvals(answersKey(searchId)),
        redis.hget(searchKey(searchId), DONE_FIELD),
      ]);
      return { answers: stored.map((answer) => JSON.parse(answer) as ProviderAnswer), isDone: done === "1" };
    },

    async bindTemp(tempSearchId, owner, search) {
      await redis.set(tempKey(tempSearchId, owner), `${search.vertical} ${search.searchId}`, "PX", SEARCH_LIFE_MS);
    },

    async glance(tempSearchId, owner) {
      const glanced = await glanceAt(tempKey(tempSearchId, owner), prefix);
      const [vertical, searchId, isAlive, ...fields] = glanced?.split(" ") ?? [];
      return vertical && searchId ? { vertical, searchId, ...readFields(fields, isAlive === "1") } : undefined;
    },
  };
}

function readFields(fields: readonly string[], isAlive: boolean): ProgressGlance {
  const monthlyFeeOre = new Map<number, number | undefined>();
  let isDone = false;
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at];
    const value = fields[at + 1];
    if (name === DONE_FIELD) isDone = true;
    else if (name !== NODE_FIELD) monthlyFeeOre.set(Number(name), value === NO_FEE ? undefined : Number(value));
  }
  return { monthlyFeeOre, isDone, isAttended: isDone || isAlive };
}
