import type { DistinctCounter } from "#journeys/lookup/person-lookup.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface DistinctCounterPorts {
  readonly redis: RedisConnection;
  readonly lookupHash: LookupHash;
  readonly clock: Clock;
  readonly prefix?: string;
}

/**
 * One sorted set per bucket: the members by the time of their last request. Checking and counting is one script, so that no two
 * nodes take the same last slot. While Redis is unavailable no member is admitted.
 */
export function createDistinctCounter(ports: DistinctCounterPorts): DistinctCounter {
  const { redis, lookupHash, clock, prefix = "sparv:" } = ports;
  // The braces keep all buckets on one node of a cluster.
  const keyOf = (name: string): string => `${prefix}{lookup}:${lookupHash("visitor", `lookup ${name}`)}`;
  return {
    async admit(member, buckets, windowMs) {
      if (!redis.isUp()) return false;
      const keys = buckets.map(({ name }) => keyOf(name));
      const limits = buckets.map(({ limit }) => limit);
      const hashed = lookupHash("person", `lookup ${member}`);
      try {
        return (await redis.client.eval(ADMIT, keys.length, ...keys, clock.nowMs(), windowMs, hashed, ...limits)) === 1;
      } catch {
        // The connection was lost during the call. The connection itself has logged it.
        return false;
      }
    },
  };
}

const ADMIT = `
local now, window, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  if not redis.call('ZSCORE', key, member) and redis.call('ZCARD', key) >= tonumber(ARGV[3 + i]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, member)
  redis.call('PEXPIRE', key, window)
end
return 1
`;
