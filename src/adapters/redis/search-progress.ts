import type { Redis } from "ioredis";
import { hasAnswered } from "#domain/offer/offer.ts";
import type { ProgressSnapshot, ProviderAnswer, SearchProgress, TempSearch } from "#journeys/search/search.port.ts";
import { createScript } from "./script.ts";
import { createWriteBuffer } from "./write-buffer.ts";

/** Long enough to reload the page of a slow search; afterwards Postgres has the result. */
const SEARCH_LIFE_MS = 600_000;
/** Three beats (search-limits.ts): one lost beat must not make a living node look dead. */
const HEARTBEAT_LIFE_MS = 1_500;

/** A page looks every 800 ms: it cannot tell an answer written at once from one written with its neighbours. */
const GATHER_MS = 50;

const NODE_FIELD = "node";
const DONE_EVENT = "done";
/** Some kilobytes each, with the answer made of it. */
const MAX_CACHED_SNAPSHOTS = 2_000;
/** Stands for an answer without a price. */
const NO_FEE = "-";
/** No provider has this id: its "fee" is how many offers the open list has. A provider's id with a minus is before its fee by the
 * year. A node of an earlier version passes over both. */
const LIST_ID = 0;

/** Takes the search from the node that was seen dead, unless somebody else was quicker. */
const TAKE_OVER = `
  if redis.call('HGET', KEYS[1], '${NODE_FIELD}') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], '${NODE_FIELD}', ARGV[2])
  return 1`;

/**
 * From the temporary id to the search, what is told of it and whether its node lives: every page asks this every 800 ms, so
 * it is one step and one text, which needs no taking apart in between. No word has a space in it.
 * Reaches keys it was not given: one Redis, not a cluster.
 */
const READ_SNAPSHOT = `
  local found = redis.call('GET', KEYS[1])
  if not found then return nil end
  local id = string.match(found, ' (.+)$')
  local told = redis.call('GET', ARGV[1] .. 'told:' .. id) or ''
  local node = redis.call('HGET', ARGV[1] .. 'search:' .. id, '${NODE_FIELD}')
  local isAlive = node and redis.call('EXISTS', ARGV[1] .. 'node:' .. node) or 0
  return found .. ' ' .. isAlive .. told`;

/**
 * A search is a hash with its node, a text that grows, of each provider's fee and then the end (`told:`), and a hash of what
 * each provider answered (`answers:`), which only a node that takes the search over reads.
 */
export function createSearchProgress(redis: Redis, prefix = "sparv:"): SearchProgress {
  const writes = createWriteBuffer(redis, { gatherMs: GATHER_MS, lifeMs: SEARCH_LIFE_MS });
  const takeOver = createScript<number>(redis, TAKE_OVER);
  const glanceAt = createScript<string | null>(redis, READ_SNAPSHOT);
  const readGlance = cacheSnapshots();
  const searchKey = (searchId: string) => `${prefix}search:${searchId}`;
  const toldKey = (searchId: string) => `${prefix}told:${searchId}`;
  const answersKey = (searchId: string) => `${prefix}answers:${searchId}`;
  const nodeKey = (node: string) => `${prefix}node:${node}`;
  // The page chose the temporary id, so the key binds it to its owner: another visitor's equal id is another key.
  const tempKey = (tempSearchId: string, owner: string) => `${prefix}temp:${owner}:${tempSearchId}`;
  const isAlive = async (node: string) => (await redis.exists(nodeKey(node))) === 1;

  return {
    async recordHeartbeat(node) {
      await redis.set(nodeKey(node), "1", "PX", HEARTBEAT_LIFE_MS);
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
      const { providerId } = answer.kind === "offered" ? answer.offer : answer.withoutOffer;
      const fee = answer.kind === "offered" ? String(answer.offer.monthlyFeeOre) : NO_FEE;
      const yearly = answer.kind === "offered" ? ` ${-providerId} ${answer.offer.yearlyFeeOre}` : "";
      const isTold = answer.kind === "offered" || hasAnswered(answer.withoutOffer);
      await Promise.all([
        writes.add(answersKey(searchId), String(providerId), () => JSON.stringify(answer)),
        isTold ? writes.append(toldKey(searchId), `${providerId} ${fee}${yearly}`) : undefined,
      ]);
    },

    markListed: (searchId, offerCount) => writes.append(toldKey(searchId), `${LIST_ID} ${offerCount}`),

    markDone(searchId) {
      writes.drop(answersKey(searchId));
      return writes.append(toldKey(searchId), DONE_EVENT);
    },

    async read(searchId) {
      const [stored, told] = await Promise.all([redis.hvals(answersKey(searchId)), redis.get(toldKey(searchId))]);
      const { isDone } = readEvents(told?.split(" ") ?? [], true);
      return { answers: stored.map((answer) => JSON.parse(answer) as ProviderAnswer), isDone };
    },

    async bindTemp(tempSearchId, owner, search) {
      await redis.set(tempKey(tempSearchId, owner), `${search.vertical} ${search.searchId}`, "PX", SEARCH_LIFE_MS);
    },

    async readSnapshot(tempSearchId, owner) {
      const glanced = await glanceAt(tempKey(tempSearchId, owner), prefix);
      return glanced ? readGlance(glanced) : undefined;
    },
  };
}

/** Most polls find what the one before found: the same text is read once, and gives the same object each time. */
function cacheSnapshots(): (glanced: string) => Snapshot | undefined {
  const glances = new Map<string, Snapshot>();
  return (glanced) => {
    const known = glances.get(glanced);
    if (known) return known;
    const [vertical, searchId, isAlive, ...told] = glanced.split(" ");
    if (!vertical || !searchId) return undefined;
    const glance = { vertical, searchId, ...readEvents(told, isAlive === "1") };
    if (glances.size >= MAX_CACHED_SNAPSHOTS) glances.clear();
    glances.set(glanced, glance);
    return glance;
  };
}

type Snapshot = ProgressSnapshot & TempSearch;

/** A provider that was asked again by a node that took over is told of twice: its last word counts. */
function readEvents(words: readonly string[], isAlive: boolean): ProgressSnapshot {
  const monthlyFeeOre = new Map<number, number | undefined>();
  const isDone = words.includes(DONE_EVENT);
  const fees = words.filter((word) => word !== "" && word !== DONE_EVENT);
  const yearlyFeeOre = new Map<number, number>();
  let listedCount = 0;
  for (let at = 0; at + 1 < fees.length; at += 2) {
    const [id, value] = [Number(fees[at]), Number(fees[at + 1])];
    if (id === LIST_ID) listedCount = value;
    else if (id < 0) yearlyFeeOre.set(-id, value);
    else monthlyFeeOre.set(id, fees[at + 1] === NO_FEE ? undefined : value);
  }
  return { monthlyFeeOre, yearlyFeeOre, listedCount, isDone, isAttended: isDone || isAlive };
}
