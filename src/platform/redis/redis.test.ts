import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#platform/logging/logger.ts";
import { createRedis, type RedisConnection } from "./redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";

let server: TemporaryRedis;
let redis: RedisConnection;
let lines: string[];

const connect = (commandTimeoutMs = 300): RedisConnection => {
  const logger = createLogger({ level: "debug", destination: { write: (line) => lines.push(line) } });
  return createRedis({ url: server.url, logger, commandTimeoutMs });
};

const messages = (): unknown[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

const lost = (connection: RedisConnection): Promise<void> =>
  new Promise((resolve) => connection.client.once("close", () => resolve()));

beforeEach(async () => {
  lines = [];
  server = await startTemporaryRedis();
  redis = connect();
  await redis.waitUntilUp(5000);
});

afterEach(async () => {
  await redis.close();
  await server.remove();
});

describe("while Redis is there", () => {
  test("commands are answered", async () => {
    await redis.client.set("a", "1");
    expect(await redis.client.get("a")).toBe("1");
    expect(redis.isUp()).toBe(true);
    expect(await redis.waitUntilUp(0)).toBe(true);
  });

  test("an answer that arrived while the process had no time to read it is an answer", async () => {
    const impatient = connect(500);
    await impatient.waitUntilUp(5000);
    const answer = impatient.client.set("a", "1");
    // The command is sent at the end of the turn.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    await expect(answer).resolves.toBe("OK");
    await impatient.close();
  });

  test("closing waits for the commands under way", async () => {
    const write = redis.client.set("a", "1");
    await redis.close();
    await expect(write).resolves.toBe("OK");
    expect(redis.isUp()).toBe(false);
  });
});

describe("when Redis is killed", () => {
  test("commands fail at once instead of waiting, and the process lives", async () => {
    const closed = lost(redis);
    await server.kill();
    await closed;
    expect(redis.isUp()).toBe(false);
    const startedMs = performance.now();
    await expect(redis.client.get("a")).rejects.toThrow("enableOfflineQueue");
    expect(performance.now() - startedMs).toBeLessThan(50);
  });

  test("running commands are rejected, not sent again", async () => {
    server.freeze();
    const write = redis.client.incr("a").then(String, String);
    await server.kill();
    expect(await write).toContain("max retries");
    await server.start();
    expect(await redis.waitUntilUp(5000)).toBe(true);
    expect(await redis.client.get("a")).toBeNull();
  });

  test("it is used again soon after it returns, and each change is one line", async () => {
    const closed = lost(redis);
    await server.kill();
    await closed;
    expect(await redis.waitUntilUp(400)).toBe(false);
    await server.start();
    expect(await redis.waitUntilUp(5000)).toBe(true);
    expect(await redis.client.ping()).toBe("PONG");
    expect(messages()).toEqual(["redis reached", expect.stringMatching(/^redis c/), "redis reached"]);
  });

  test("a connection made while it is away comes up by itself", async () => {
    await server.kill();
    const late = connect();
    expect(await late.waitUntilUp(300)).toBe(false);
    await server.start();
    expect(await late.waitUntilUp(5000)).toBe(true);
    await late.close();
  });

  test("closing does not wait for it", async () => {
    const closed = lost(redis);
    await server.kill();
    await closed;
    await redis.close();
    expect(redis.isUp()).toBe(false);
  });
});

describe("when Redis hangs", () => {
  test("a command gives up after its time, and the connection is dropped soon after", async () => {
    server.freeze();
    const startedMs = performance.now();
    const closed = lost(redis);
    await expect(redis.client.get("a")).rejects.toThrow("timed out");
    expect(performance.now() - startedMs).toBeLessThan(1000);
    await closed;
    expect(redis.isUp()).toBe(false);
    server.thaw();
    expect(await redis.waitUntilUp(8000)).toBe(true);
  });
});
