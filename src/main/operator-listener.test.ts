import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { listenForOperators } from "./operator-listener.ts";

const isReached = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
    socket.on("timeout", () => resolve(false));
  });

test("metrics are served on the configured interface and on no other", async () => {
  const [port = 0] = await freePorts(1);
  const health = createHealth({ clock: systemClock, logger: noopLogger });
  const listener = await listenForOperators({ host: "127.0.0.1", port }, { health, metrics: createMetrics() });
  try {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const host of ["127.0.0.2", ...others.filter(({ internal }) => !internal).map(({ address }) => address)])
      expect(await isReached(host, port), host).toBe(false);
  } finally {
    await listener.close();
  }
});
