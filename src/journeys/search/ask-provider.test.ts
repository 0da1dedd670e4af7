import { expect, test } from "vitest";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import { askProvider } from "./ask-provider.ts";

const HOUR_MS = 3_600_000;
const DEADLINE_MS = 10_000;

test("a clock that is set back during a search gives a provider no more time than the search has", async () => {
  let nowMs = Date.parse("2026-11-18T12:00:00Z");
  const clock = { nowMs: () => nowMs, sleep: () => Promise.resolve() };
  const request = { method: "GET", path: "/", headers: {} } as const;
  const identity = { providerId: 1, shopId: 1, slug: "company", name: "Company" };
  const provider = {
    ...identity,
    prepare: () => request,
    read: () => ({ kind: "ask-again", request, afterMs: 100 }),
  } as unknown as Provider<object>;
  const deadlines: number[] = [];
  const gateway: ProviderGateway = {
    async send({ deadlineMs }) {
      deadlines.push(deadlineMs);
      nowMs -= HOUR_MS;
      return deadlines.length < 2
        ? { kind: "replied", reply: { status: 202, body: "", contentType: "" } }
        : { kind: "failed", reason: "timeout" };
    },
  };
  expect((await askProvider({ gateway, clock }, provider, {}, DEADLINE_MS)).kind).toBe("no-offer");
  expect(deadlines).toEqual([DEADLINE_MS, DEADLINE_MS]);
});
