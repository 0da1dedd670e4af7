import { type Command, Redis } from "ioredis";
import type { Logger } from "#platform/logging/logger.ts";

export interface RedisSettings {
  readonly url: string;
  readonly logger: Logger;
  /** Shown in the server's list of clients. */
  readonly name?: string;
  readonly commandTimeoutMs?: number;
}

/** Redis holds what may be lost: a command fails at once while Redis is unreachable, and no request waits for its return. */
export interface RedisConnection {
  readonly client: Redis;
  isUp(): boolean;
  /** True as soon as it is reached, false when that has not happened within the wait. */
  waitUntilUp(waitMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export function createRedis(settings: RedisSettings): RedisConnection {
  const client = new LimitedRedis(settings);
  reportChanges(client, settings.logger);
  return {
    client,
    isUp: () => client.status === "ready",
    waitUntilUp: (waitMs) => waitUntilReady(client, waitMs),
    close: () => close(client),
  };
}

/**
 * Rejects a command that has no answer within its time. The library's own limit also rejects a command whose answer has arrived and is
 * not read yet, as after half a second in which the process had no processor: here what has arrived is read first.
 */
class LimitedRedis extends Redis {
  readonly #withinMs: number;

  constructor(settings: RedisSettings) {
    super(settings.url, {
      connectionName: settings.name ?? "sparv",
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      enableOfflineQueue: false,
      // Commands of one tick share one write: on a busy node that is most of what Redis costs.
      enableAutoPipelining: true,
      // A command whose answer was lost fails at once; sending it again could count twice.
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      // The library subscribes again without catching its failure, which ends the process when Redis leaves once more.
      // A subscriber subscribes again on the client's "ready".
      autoResubscribe: false,
      retryStrategy: reconnectWaitMs,
    });
    this.#withinMs = settings.commandTimeoutMs ?? COMMAND_TIMEOUT_MS;
  }

  override sendCommand(command: Command, stream?: Parameters<Redis["sendCommand"]>[1]): unknown {
    const timer = setTimeout(rejectAfterReading, this.#withinMs, command);
    const stop = () => clearTimeout(timer);
    command.promise.then(stop, stop);
    return super.sendCommand(command, stream);
  }
}

const rejectAfterReading = (command: Command): void => {
  setImmediate(() => {
    if (!command.isSettled) command.reject(new Error("Command timed out"));
  });
};

/** A visitor waits for these commands; the slowest of a healthy Redis is some milliseconds. */
const COMMAND_TIMEOUT_MS = 500;

/** A server that takes commands and answers none is as gone as one that is down. */
const SOCKET_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 2000;

/** Quality bar: normal again within five seconds of its return. */
const MAX_RECONNECT_WAIT_MS = 2000;

const reconnectWaitMs = (attempt: number): number =>
  Math.min(50 * 2 ** Math.min(attempt, 10), MAX_RECONNECT_WAIT_MS) * (0.5 + Math.random() / 2);

/** One line when it leaves and one when it comes back, however many attempts lie between. */
function reportChanges(client: Redis, logger: Logger): void {
  let isReported = false;
  client.on("error", (error: Error) => {
    if (isReported) return;
    isReported = true;
    logger.warn("redis cannot be reached", { error });
  });
  client.on("ready", () => {
    isReported = false;
    logger.info("redis reached");
  });
  client.on("close", () => {
    if (isReported) return;
    isReported = true;
    logger.warn("redis connection closed");
  });
}

function waitUntilReady(client: Redis, waitMs: number): Promise<boolean> {
  if (client.status === "ready") return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isReady: boolean) => {
      clearTimeout(timer);
      client.off("ready", onReady);
      resolve(isReady);
    };
    const onReady = () => settle(true);
    const timer = setTimeout(() => settle(false), waitMs);
    client.on("ready", onReady);
  });
}

async function close(client: Redis): Promise<void> {
  if (client.status !== "ready") return client.disconnect();
  const end = new Promise((resolve) => client.once("end", resolve));
  // Commands of this tick are still being gathered: they go before the farewell.
  await new Promise((resolve) => setImmediate(resolve));
  // Lets the commands under way finish; a server that does not answer is left.
  await client.quit().catch(() => {});
  client.disconnect();
  await end;
}
