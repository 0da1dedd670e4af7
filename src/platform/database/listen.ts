import type { Clock } from "#platform/clock.ts";
import { clientOf, createDatabaseHosts, type DatabaseHosts } from "./database-hosts.ts";

export interface ListenOptions {
  readonly url: string;
  /** Shown by the server beside the connection. */
  readonly name: string;
  readonly channel: string;
  readonly clock: Clock;
  /** Called for each notification, and after every connect, because notifications may have been missed before it. */
  readonly notified: () => void;
  readonly connectionFailed: (error: Error) => void;
}

export interface Listening {
  close(): Promise<void>;
}

const RETRY_MS = 1_000;

/** Receives what other processes publish through the database (NOTIFY), on its own connection, which is replaced when it breaks. */
export function listen(options: ListenOptions): Listening {
  const stopping = new AbortController();
  const ended = listenUntilAborted(options, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await ended;
    },
  };
}

async function listenUntilAborted(options: ListenOptions, signal: AbortSignal): Promise<void> {
  const hosts = createDatabaseHosts(options.url);
  while (!signal.aborted) {
    try {
      await listenOnce(options, hosts, signal);
      if (!signal.aborted) await options.clock.sleep(RETRY_MS, signal);
    } catch {
      // Only the sleep rejects, and only because it is time to stop.
    }
  }
}

/** Resolves when the connection has ended, for whatever reason. */
async function listenOnce(options: ListenOptions, hosts: DatabaseHosts, signal: AbortSignal): Promise<void> {
  const Client = clientOf(hosts);
  const client = new Client({
    connectionString: options.url,
    application_name: options.name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  client.on("error", (error) => {
    options.connectionFailed(error);
    end();
  });
  client.on("end", () => end());
  client.on("notification", () => options.notified());
  signal.addEventListener("abort", () => end(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
    options.notified();
    await over;
  } catch (error) {
    options.connectionFailed(error as Error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
