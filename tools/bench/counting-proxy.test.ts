import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { request } from "undici";
import { startCountingProxy } from "./counting-proxy.ts";

test("a proxy passes on what is sent, and counts it by direction", async () => {
  const server = createServer((_, response) => response.end("x".repeat(10_000)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy = await startCountingProxy();
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  proxy.target = (server.address() as AddressInfo).port;
  const reply = await request(`http://127.0.0.1:${proxy.port}/`, {
    method: "POST",
    body: "y".repeat(3_000),
    reset: true,
  });
  expect(await reply.body.text()).toHaveLength(10_000);
  const { sentBytes, receivedBytes, opened, mostOpen } = proxy.counts;
  expect(sentBytes).toBeGreaterThan(3_000);
  expect(sentBytes).toBeLessThan(4_000);
  expect(receivedBytes).toBeGreaterThan(10_000);
  expect([opened, mostOpen]).toEqual([1, 1]);
});

test("a target that is gone ends the connection", async () => {
  const proxy = await startCountingProxy(1);
  onTestFinished(() => proxy.close());
  await expect(request(`http://127.0.0.1:${proxy.port}/`)).rejects.toThrow(/closed|reset/i);
  expect(proxy.counts.opened).toBe(1);
});
