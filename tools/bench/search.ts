import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import { systemClock } from "#platform/clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { Provider, ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";
import { type ContestBench, nodeUrlOf } from "./contest.ts";
import { EVERY_SEARCH_ASKS, requireVertical } from "./paced-searches.ts";
import { createSampleSearches } from "./sample-searches.ts";

const CLIENTS = 48;

/**
 * Searches through our server against the same provider calls made bare, in turns on the same simulators. Providers that
 * answer at once show what a search costs us; at their real speed, what a visitor notices of it.
 */
export const search = (verticalName: string, speed: "instant" | "real"): ContestBench => ({
  // The same few searches repeat; each must cost as much as a new one. On a busy machine a node would refuse some of them.
  world: { topic: "bench", speed, env: { ...EVERY_SEARCH_ASKS, SPARV_LOAD_SHEDDING: "off" } },
  async *contests(stack) {
    const vertical = requireVertical(verticalName);
    const ours = createOurSearch(stack, vertical);
    const bare = createBareSearch(stack, vertical);
    try {
      yield {
        name: `search ${verticalName}, providers ${speed === "instant" ? "answer at once" : "at their real speed"}`,
        unit: "searches/s",
        clients: CLIENTS,
        ours: { operation: ours.search, pid: stack.nodes[0]?.pid ?? 0 },
        bare: { operation: bare.search },
        where: {
          log: "web-1",
          processes: { "web node": stack.nodes[0]?.pid ?? 0, simulators: stack.simulatorsPid },
        },
      };
    } finally {
      await Promise.all([ours.close(), bare.close()]);
    }
  },
});

function createOurSearch(stack: Stack, vertical: AnyVerticalServer) {
  const pool = new Pool(nodeUrlOf(stack), { connections: CLIENTS });
  const asked = createSampleSearches(vertical.description.name);
  return {
    search: async (): Promise<void> => {
      const body = new URLSearchParams({
        ...asked.next(),
        tempsearchid: randomId(),
        orderflowversion: "new_manual_v1",
      });
      const reply = await pool.request({
        method: "POST",
        path: `${vertical.description.path}jamfor/ajax`,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: stack.url,
          cookie: `__Host-sparv=${randomId()}`,
          "x-forwarded-for": asked.nextAddress(),
        },
        body: body.toString(),
      });
      const text = await reply.body.text();
      if (reply.statusCode !== 200 || !text.includes('"Success":true'))
        throw new Error(`search failed: ${text.slice(0, 300)}`);
    },
    close: () => pool.destroy(),
  };
}

/** The provider calls and nothing else: requests are made beforehand, and only a reply that asks to poll again is read. */
function createBareSearch(stack: Stack, vertical: AnyVerticalServer) {
  const pool = new Pool(stack.simulatorsUrl, { connections: CLIENTS * vertical.providers.length });
  const prepared = prepareAll(vertical);
  let asked = 0;
  const send = async (provider: Provider<unknown>, request: ProviderRequest): Promise<ProviderReply> => {
    const reply = await pool.request({
      method: request.method,
      path: `/insurers/${provider.slug}${request.path}`,
      headers: request.headers,
      body: request.body ?? null,
    });
    return { status: reply.statusCode, contentType: "", body: await reply.body.text() };
  };
  const ask = async (provider: Provider<unknown>, first: ProviderRequest): Promise<void> => {
    let reply = await send(provider, first);
    while (reply.status === 202) {
      const reading = provider.read(reply);
      if (reading.kind !== "ask-again") return;
      await systemClock.sleep(reading.afterMs);
      reply = await send(provider, reading.request);
    }
  };
  return {
    search: async (): Promise<void> => {
      const requests = prepared[asked++ % prepared.length] ?? [];
      await Promise.all(requests.map(([provider, request]) => ask(provider, request)));
    },
    close: () => pool.destroy(),
  };
}

function prepareAll(vertical: AnyVerticalServer): (readonly [Provider<unknown>, ProviderRequest])[][] {
  const asked = createSampleSearches(vertical.description.name);
  return Array.from({ length: 64 }, () => {
    const parsed = vertical.parse(asked.next());
    if (!parsed.ok) throw new Error("the question does not parse");
    return vertical.providers.map((provider) => [provider, provider.prepare(parsed.value)] as const);
  });
}
