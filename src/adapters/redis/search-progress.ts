import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { ProviderAnswer, SearchProgress } from "#journeys/search/search.port.ts";
import { createWriteBuffer } from "./write-buffer.ts";

/** Long enough to reload the page of a slow search; afterwards Postgres has the result. */
const SEARCH_LIFE_MS = 600_000;
/** Three beats (search-limits.ts): one lost beat must not make a living node look dead. */
const BEAT_LIFE_MS = 1_500;

const NODE_FIELD = "node";
const DONE_FIELD = "done";
const ANSWER_FIELD = "answer:";

/** Takes the search from the node that was seen dead, unless somebody else was quicker. */
const TAKE_OVER = `
  if redis.call('HGET', KEYS[1], '${NODE_FIELD}') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], '${NODE_FIELD}', ARGV[2])
  return 1`;

export function createSearchProgress(redis: Redis, prefix = "sparv:"): SearchProgress {
  const writes = createWriteBuffer(redis, SEARCH_LIFE_MS);
  const searchKey = (searchId: string) => `${prefix}search:${searchId}`;
  const nodeKey = (node: string) => `${prefix}node:${node}`;
  // The page chose the temporary id, so the key binds it to its owner: another visitor's equal id is another key.
  const tempKey = (tempSearchId: string, owner: string) =>
    `${prefix}temp:${createHash("sha256").update(`${owner}:${tempSearchId}`).digest("base64url")}`;
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
      return (await redis.eval(TAKE_OVER, 1, key, holder, node)) === 1;
    },

    addAnswer(searchId, answer) {
      const providerId = answer.kind === "offered" ? answer.offer.providerId : answer.silent.providerId;
      return writes.add(searchKey(searchId), `${ANSWER_FIELD}${providerId}`, JSON.stringify(answer));
    },

    markDone: (searchId) => writes.add(searchKey(searchId), DONE_FIELD, "1"),

    async read(searchId) {
      const fields = await redis.hgetall(searchKey(searchId));
      const answers: ProviderAnswer[] = [];
      for (const [name, value] of Object.entries(fields)) {
        if (name.startsWith(ANSWER_FIELD)) answers.push(JSON.parse(value) as ProviderAnswer);
      }
      const isDone = fields[DONE_FIELD] === "1";
      const holder = fields[NODE_FIELD];
      return { answers, isDone, isAttended: isDone || (holder !== undefined && (await isAlive(holder))) };
    },

    async bindTemp(tempSearchId, owner, search) {
      await redis.set(tempKey(tempSearchId, owner), `${search.vertical} ${search.searchId}`, "PX", SEARCH_LIFE_MS);
    },

    async findTemp(tempSearchId, owner) {
      const found = await redis.get(tempKey(tempSearchId, owner));
      const [vertical, searchId] = found?.split(" ") ?? [];
      return vertical && searchId ? { vertical, searchId } : undefined;
    },
  };
}
