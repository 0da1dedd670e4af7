import { expect, test } from "vitest";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createLogger } from "./logger.ts";
import { createSecurityLog, LINES_PER_WINDOW, WINDOW_MS } from "./security-log.ts";

function open() {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  let now = 0;
  const logger = createLogger({
    level: "info",
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const log = createSecurityLog({ logger, metrics, nowMs: () => now });
  const counted = async () =>
    (await metrics.expose()).body.split("\n").filter((line) => line.startsWith("sparv_security_refused_total"));
  return { log, lines, counted, pass: (ms: number) => void (now += ms) };
}

test("a refusal is one line with its kind, and one count", async () => {
  const { log, lines, counted } = open();
  log.refused({ kind: "http-forbidden", route: "/ajax/order/submit/", status: 403, network: "203.0.113" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "warn",
    securityEvent: "http-forbidden",
    route: "/ajax/order/submit/",
    status: 403,
    network: "203.0.113",
  });
  expect(await counted()).toEqual(['sparv_security_refused_total{kind="http-forbidden"} 1']);
});

test("what is let through is written as observed, and not counted as refused", async () => {
  const { log, lines, counted } = open();
  log.observed({ kind: "login-risk", reason: "moderate-risk-other-address" });
  expect(lines).toEqual([expect.objectContaining({ msg: "security: observed", securityEvent: "login-risk" })]);
  expect(await counted()).toEqual([]);
});

test("a personal number in any field is not written", () => {
  const { log, lines } = open();
  log.refused({ kind: "not-owner", route: "/x/19850210-2380/", reason: "198502102380", visitor: "850210-2380" });
  // The digits of the time may be the same.
  expect(JSON.stringify(lines.map(({ time: _, ...written }) => written))).not.toMatch(/2380/);
});

test("under a flood every refusal is counted, a few are written, and the next line states how many were not", async () => {
  const { log, lines, counted, pass } = open();
  for (let each = 0; each < 1000; each++) log.refused({ kind: "http-rate-limited" });
  log.refused({ kind: "foreign-origin" });
  expect(lines).toHaveLength(LINES_PER_WINDOW + 1);
  pass(WINDOW_MS);
  log.refused({ kind: "http-rate-limited" });
  expect(lines.at(-1)).toMatchObject({ unwritten: 1000 - LINES_PER_WINDOW });
  log.refused({ kind: "http-rate-limited" });
  expect(lines.at(-1)).not.toHaveProperty("unwritten");
  expect(await counted()).toContain('sparv_security_refused_total{kind="http-rate-limited"} 1002');
});
