import { expect, test } from "vitest";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutageLogger, probeServices } from "./outage-logger.ts";

const CLOSED = { name: "PostgreSQL", url: "postgres://127.0.0.1:1/sparv" } as const;
const SENTENCE =
  "PostgreSQL cannot be reached at 127.0.0.1:1 (connection refused). Is it started? In development: npm run services";

function watch() {
  const lines: unknown[] = [];
  const clock = { atMs: 0, nowMs: () => clock.atMs };
  const write = (line: string) => {
    const { msg, service, code } = JSON.parse(line) as Record<string, unknown>;
    lines.push({ msg, service, code });
  };
  const logger = createLogger({ level: "info", destination: { write } });
  return { lines, clock, outageLogger: createOutageLogger(logger, [CLOSED], clock) };
}

test("a service that is down is named once, and again when it lasts longer than a minute", async () => {
  const { lines, clock, outageLogger } = watch();
  const line = { msg: SENTENCE, service: "PostgreSQL", code: "ECONNREFUSED" };
  await probeServices([CLOSED], outageLogger);
  clock.atMs = 59_000;
  await probeServices([CLOSED], outageLogger);
  expect(lines).toEqual([line]);
  clock.atMs = 60_000;
  await probeServices([CLOSED], outageLogger);
  expect(lines).toEqual([line, line]);
});

test("other warnings are written as they are, each time", () => {
  const { lines, outageLogger } = watch();
  for (const error of [new Error("a"), new Error("a")]) outageLogger.warn("sweep failed", { error });
  expect(lines).toEqual([{ msg: "sweep failed" }, { msg: "sweep failed" }]);
});
