import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { RateDecision, RateRule } from "./rate-rule.ts";
import { decide, SLOTS, slotAt, slotMsOf } from "./window-slots.ts";

export interface RedisWindows {
  /** Rejects when Redis does not answer. */
  take(rule: RateRule, key: string, nowMs: number): Promise<RateDecision>;
}

/** One hash per key, one field per slot; looking and counting is one step, so that no two nodes take the same last place. */
export function createRedisWindows(redis: Redis, prefix: string): RedisWindows {
  return {
    async take(rule, key, nowMs) {
      const slotMs = slotMsOf(rule);
      const current = slotAt(nowMs, slotMs);
      const lifeMs = slotMs * (SLOTS + 2);
      const [taken, oldest] = await runScript(redis, [`${prefix}rate:${key}`, current, rule.limit, lifeMs]);
      return decide(rule, taken, oldest, nowMs);
    },
  };
}

/** Answers how many were counted before this one, and the oldest slot that counts. */
const TAKE = `
local current, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
local fields = redis.call('HGETALL', KEYS[1])
local taken, oldest = 0, current
for i = 1, #fields, 2 do
  local slot = tonumber(fields[i])
  if current - slot > ${SLOTS} then
    redis.call('HDEL', KEYS[1], fields[i])
  else
    taken = taken + tonumber(fields[i + 1])
    if slot < oldest then oldest = slot end
  end
end
if taken < limit then
  redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return {taken, oldest}
`;

const TAKE_SHA = createHash("sha1").update(TAKE).digest("hex");

type ScriptArguments = [key: string, current: number, limit: number, lifeMs: number];

async function runScript(redis: Redis, given: ScriptArguments): Promise<[number, number]> {
  try {
    return (await redis.evalsha(TAKE_SHA, 1, ...given)) as [number, number];
  } catch (error) {
    // A Redis that was restarted or flushed has forgotten the script.
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return (await redis.eval(TAKE, 1, ...given)) as [number, number];
  }
}
