import { register as globalRegistry } from "prom-client";
import { expect, test } from "vitest";
import { type CircuitState, createMetrics } from "./metrics.ts";

async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const { body } = await metrics.expose();
  return body.split("\n").filter((line) => line.startsWith(name));
}

test("requests are counted by route template and status", async () => {
  const metrics = createMetrics();
  metrics.httpServed("GET", "/ajax/:call", 200, 3);
  metrics.httpServed("GET", "/ajax/:call", 200, 30);
  metrics.httpServed("POST", "/ajax/:call", 503, 1);
  expect(await linesOf(metrics, "sparv_http_request_seconds_count")).toEqual([
    'sparv_http_request_seconds_count{method="GET",route="/ajax/:call",status="200"} 2',
    'sparv_http_request_seconds_count{method="POST",route="/ajax/:call",status="503"} 1',
  ]);
  expect(await linesOf(metrics, "sparv_http_request_seconds_bucket")).toContain(
    'sparv_http_request_seconds_bucket{le="0.005",method="GET",route="/ajax/:call",status="200"} 1',
  );
});

test("outbound calls, retries and levels are shown for each target", async () => {
  const metrics = createMetrics();
  let circuit: CircuitState = "closed";
  const meter = metrics.outbound("if", () => ({ inFlight: 3, queued: 1, circuit }));
  metrics.outbound("folksam", () => ({ inFlight: 0, queued: 0, circuit: "half-open" }));
  meter.ended("2xx", 120);
  meter.ended("timeout", 8000);
  meter.retried();
  meter.queued(40);
  metrics.databaseWaited("searches", 20);
  metrics.databaseWaited("searches", 30);
  expect(await linesOf(metrics, 'sparv_outbound_wait_seconds_sum{target="if"')).toEqual([
    'sparv_outbound_wait_seconds_sum{target="if"} 0.04',
  ]);
  expect(await linesOf(metrics, "sparv_database_wait_seconds_count")).toEqual([
    'sparv_database_wait_seconds_count{pool="searches"} 2',
  ]);
  expect(await linesOf(metrics, "sparv_outbound_seconds_sum")).toEqual([
    'sparv_outbound_seconds_sum{target="if",outcome="2xx"} 0.12',
    'sparv_outbound_seconds_sum{target="if",outcome="timeout"} 8',
  ]);
  expect(await linesOf(metrics, "sparv_outbound_retries_total")).toContain(
    'sparv_outbound_retries_total{target="if"} 1',
  );
  expect(await linesOf(metrics, "sparv_outbound_in_flight")).toContain('sparv_outbound_in_flight{target="if"} 3');
  expect(await linesOf(metrics, "sparv_outbound_queued")).toContain('sparv_outbound_queued{target="if"} 1');
  circuit = "open";
  expect(await linesOf(metrics, "sparv_outbound_circuit{")).toEqual([
    'sparv_outbound_circuit{target="if"} 2',
    'sparv_outbound_circuit{target="folksam"} 1',
  ]);
});

test("searches, provider answers, rate limits and watched systems are shown", async () => {
  const metrics = createMetrics();
  let isUp = true;
  metrics.searchEnded("x", "complete", 1200);
  metrics.providerAnswered("x", "if", "offered");
  metrics.rateLimited("lookup", "refused", "memory");
  metrics.retentionPostponed("orders.order");
  metrics.signingMoved("expired");
  metrics.listShown("x", 800);
  metrics.orderSettled("placed", "provider", 2_000);
  metrics.loginMoved("completed");
  metrics.mailSettled("failed");
  metrics.sweepFound("sweepMails", 3);
  metrics.sweepFailed("sweepMails");
  metrics.watchUp("redis", () => isUp);
  metrics.watchInFlight("requests", () => 7);
  const { body, contentType } = await metrics.expose();
  expect(contentType).toContain("text/plain");
  for (const line of [
    'sparv_search_seconds_count{vertical="x",outcome="complete"} 1',
    'sparv_provider_answers_total{vertical="x",provider="if",outcome="offered"} 1',
    'sparv_rate_limit_total{rule="lookup",outcome="refused",counted_in="memory"} 1',
    'sparv_retention_postponed_total{rule="orders.order"} 1',
    'sparv_signings_total{outcome="expired"} 1',
    'sparv_search_list_seconds_count{vertical="x"} 1',
    'sparv_order_seconds_bucket{le="2.5",outcome="placed",waited_for="provider"} 1',
    'sparv_logins_total{outcome="completed"} 1',
    'sparv_logins_total{outcome="failed"} 0',
    'sparv_mails_total{outcome="failed"} 1',
    'sparv_mails_total{outcome="uncertain"} 0',
    'sparv_sweep_found{sweep="sweepMails"} 3',
    'sparv_sweep_failures_total{sweep="sweepMails"} 1',
    'sparv_up{system="redis"} 1',
    'sparv_in_flight{what="requests"} 7',
  ]) {
    expect(body).toContain(line);
  }
  isUp = false;
  expect(await linesOf(metrics, "sparv_up{")).toEqual(['sparv_up{system="redis"} 0']);
});

test("the event loop's lag is shown", async () => {
  expect(await linesOf(createMetrics(), "nodejs_eventloop_lag_p99_seconds")).toHaveLength(1);
});

test("nothing is put in the library's global registry, so that two registries never conflict", async () => {
  createMetrics().searchEnded("x", "complete", 1);
  createMetrics();
  expect(await globalRegistry.metrics()).toBe("\n");
});
