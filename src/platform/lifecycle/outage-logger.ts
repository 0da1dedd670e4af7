import { connect } from "node:net";
import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { describeUnreachable, findServiceFault, portOf, type Service } from "./service-fault.ts";

/** Retries run as often as once a second: one line a minute shows that it lasts. */
const REPEAT_MS = 60_000;

/**
 * For the parts that try again until a service returns: a warning about a service that is down becomes one sentence that
 * names it, and is not repeated for a minute. All other lines are written as they are.
 */
export function createOutageLogger(logger: Logger, services: readonly Service[], clock: Pick<Clock, "nowMs">): Logger {
  const reportedMs = new Map<string, number>();
  return {
    ...logger,
    warn(message, fields) {
      const fault = findServiceFault(fields?.error, services);
      if (!fault) return logger.warn(message, fields);
      const { name } = fault.service;
      const nowMs = clock.nowMs();
      if (nowMs - (reportedMs.get(name) ?? -Infinity) < REPEAT_MS) return;
      reportedMs.set(name, nowMs);
      logger.warn(describeUnreachable(fault), { service: name, code: fault.code });
    },
  };
}

const PROBE_WITHIN_MS = 2_000;

/** Calls every service once, so that one that is only needed later is reported at the start. Stops nothing. */
export async function probeServices(services: readonly Service[], outageLogger: Logger): Promise<void> {
  await Promise.all(
    services.map(async ({ name, url }) => {
      const error = await probe(url);
      if (error) outageLogger.warn("service not reached", { service: name, error });
    }),
  );
}

const probe = (url: string): Promise<Error | undefined> =>
  new Promise((resolve) => {
    const port = portOf(url);
    const socket = connect({ host: new URL(url).hostname, port, timeout: PROBE_WITHIN_MS });
    const end = (error?: Error) => {
      socket.destroy();
      resolve(error);
    };
    socket.once("connect", () => end());
    socket.once("error", end);
    socket.once("timeout", () => end(Object.assign(new Error("no answer"), { code: "ETIMEDOUT", port })));
  });
