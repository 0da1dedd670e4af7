import type { Redis } from "ioredis";
import { hasAnswered } from "#domain/offer/offer.ts";
import { feesOf } from "#domain/offer/price.ts";
import type { ProgressSnapshot, ProviderAnswer, SearchProgress, TempSearch } from "#journeys/search/search.port.ts";
import { createScript } from "./script.ts";
import { createWriteBuffer } from "./write-buffer.ts";

/** Long enough to reload the page of a slow search; afterwards Postgres has the result. */
const SEARCH_LIFE_MS = 600_000;
/** Three heartbeats (search-limits.ts): one lost heartbeat must not make a living node look dead. */
const HEARTBEAT_LIFE_MS = 1_500;

/** A page polls every 800 ms: it cannot notice whether an answer was written at once or in a batch. */
const GATHER_MS = 50;

const NODE_FIELD = "node";
const DONE_EVENT = "done";
/** Each has some kilobytes, including the parsed snapshot. */
const MAX_CACHED_SNAPSHOTS = 2_000;
/** The fee of an answer without a price. */
const NO_FEE = "-";
/** No provider has this id: its "fee" is the number of offers in the list. A negative provider id precedes the fee by the year. */
const LIST_ID = 0;

/** Takes the search over from the dead node, unless another node was first. */
const TAKE_OVER = `
  if redis.call('HGET', KEYS[1], '${NODE_FIELD}') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], '${NODE_FIELD}', ARGV[2])
  return 1`;

/**
 * Reads from the temporary id to the search, its progress events and whether its node lives. Every page polls this every 800 ms, so
 * it is one script that returns one text, which Redis does not parse. No token contains a space.
 * It uses keys that are not passed as KEYS: it needs a single Redis, not a cluster.
 */
const READ_SNAPSHOT = `
  local found = redis.call('GET', KEYS[1])
  if not found then return nil end
  local id = string.match(found, ' (.+)$')
  local progress = redis.call('GET', ARGV[1] .. 'progress:' .. id) or ''
  local node = redis.call('HGET', ARGV[1] .. 'search:' .. id, '${NODE_FIELD}')
  local isAlive = node and redis.call('EXISTS', ARGV[1] .. 'node:' .. node) or 0
  return found .. ' ' .. isAlive .. progress`;

/**
 * A search has three keys: a hash with its node, a growing text with each provider's fee and finally the end (`progress:`), and a hash of
 * the providers' answers (`answers:`), which only a node that takes the search over reads.
 */
export function createSearchProgress(redis: Redis, prefix = "sparv:"): SearchProgress {
  const writes = createWriteBuffer(redis, { gatherMs: GATHER_MS, lifeMs: SEARCH_LIFE_MS });
  const takeOver = createScript<number>(redis, TAKE_OVER);
  const fetchSnapshot = createScript<string | null>(redis, READ_SNAPSHOT);
  const parseSnapshot = cacheSnapshots();
  const searchKey = (searchId: string) => `${prefix}search:${searchId}`;
  const progressKey = (searchId: string) => `${prefix}progress:${searchId}`;
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
      const { providerId } = answer.kind === "answered" ? answer : answer.withoutOffer;
      const [best] = answer.kind === "answered" ? answer.offers : [];
      const fees = best && feesOf(best.price);
      const fee = fees ? `${fees.monthlyFeeOre} ${-providerId} ${fees.yearlyFeeOre}` : NO_FEE;
      const isReported = answer.kind === "answered" || hasAnswered(answer.withoutOffer);
      await Promise.all([
        writes.add(answersKey(searchId), String(providerId), () => JSON.stringify(answer)),
        isReported ? writes.append(progressKey(searchId), `${providerId} ${fee}`) : undefined,
      ]);
    },

    markListed: (searchId, offerCount) => writes.append(progressKey(searchId), `${LIST_ID} ${offerCount}`),

    markDone(searchId) {
      writes.drop(answersKey(searchId));
      return writes.append(progressKey(searchId), DONE_EVENT);
    },

    async read(searchId) {
      const [stored, progress] = await Promise.all([
        redis.hvals(answersKey(searchId)),
        redis.get(progressKey(searchId)),
      ]);
      const { isDone } = readEvents(progress?.split(" ") ?? [], true);
      const answers = stored.map((answer) => JSON.parse(answer) as ProviderAnswer);
      return { answers, isDone };
    },

    async bindTemp(tempSearchId, owner, search) {
      await redis.set(tempKey(tempSearchId, owner), `${search.vertical} ${search.searchId}`, "PX", SEARCH_LIFE_MS);
    },

    async readSnapshot(tempSearchId, owner) {
      const text = await fetchSnapshot(tempKey(tempSearchId, owner), prefix);
      return text ? parseSnapshot(text) : undefined;
    },
  };
}

/** Most polls find the same text as the one before: it is parsed once and gives the same object each time. */
function cacheSnapshots(): (text: string) => Snapshot | undefined {
  const snapshots = new Map<string, Snapshot>();
  return (text) => {
    const known = snapshots.get(text);
    if (known) return known;
    const [vertical, searchId, isAlive, ...tokens] = text.split(" ");
    if (!vertical || !searchId) return undefined;
    const snapshot = { vertical, searchId, ...readEvents(tokens, isAlive === "1") };
    if (snapshots.size >= MAX_CACHED_SNAPSHOTS) snapshots.clear();
    snapshots.set(text, snapshot);
    return snapshot;
  };
}

type Snapshot = ProgressSnapshot & TempSearch;

/** A provider that was asked again after a takeover occurs twice: its last entry counts. */
function readEvents(tokens: readonly string[], isAlive: boolean): ProgressSnapshot {
  const monthlyFeeOre = new Map<number, number | undefined>();
  const isDone = tokens.includes(DONE_EVENT);
  const fees = tokens.filter((token) => token !== "" && token !== DONE_EVENT);
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
