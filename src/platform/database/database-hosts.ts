import { callbackify } from "node:util";
import pg from "pg";
import { databaseUrls } from "#platform/config/database-urls.ts";

/** The servers of one address: the one that accepted writes last is asked first. */
export interface DatabaseHosts {
  readonly count: number;
  current(): string;
  /** The next server is asked from now on, unless another caller has already changed to one. */
  failed(url: string): void;
}

export function createDatabaseHosts(url: string): DatabaseHosts {
  const urls = databaseUrls(url);
  let at = 0;
  return {
    count: urls.length,
    current: () => urls[at] ?? url,
    failed(failedUrl) {
      if (failedUrl === urls[at]) at = (at + 1) % urls.length;
    },
  };
}

/** The server answers, but is a replica, which takes no writes. */
export class ReadOnlyServer extends Error {
  override readonly name = "ReadOnlyServer";
  readonly code = "READ_ONLY_SERVER";
}

/** A connection to the server that accepts writes. Without several servers it is the driver's own. */
export function clientOf(hosts: DatabaseHosts): typeof pg.Client {
  if (hosts.count === 1) return pg.Client;
  return class extends pg.Client {
    #url: string;
    #isReplica = false;

    constructor(config: pg.ClientConfig) {
      const url = hosts.current();
      super({ ...config, connectionString: url });
      this.#url = url;
      // The server reports it when a connection is opened, and again when it is promoted.
      const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
      connection.on("parameterStatus", ({ parameterName, parameterValue }: ParameterStatus) => {
        if (parameterName === "in_hot_standby") this.#isReplica = parameterValue === "on";
      });
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = super.connect().then(async () => {
        if (!this.#isReplica) return this;
        await this.end();
        throw new ReadOnlyServer("the database server is a replica");
      });
      const result = connected.catch((error: unknown) => {
        hosts.failed(this.#url);
        throw error;
      });
      if (!callback) return result;
      callbackify(() => result)((error) => (callback as (error: Error | null) => void)(error));
    }
  };
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** Asks each server once. Only a connection that could not be opened is tried again: nothing has been executed by then. */
export async function connectToAny<Connection>(
  hosts: DatabaseHosts,
  connect: () => Promise<Connection>,
): Promise<Connection> {
  for (let tries = 1; ; tries++) {
    const asked = hosts.current();
    try {
      return await connect();
    } catch (error) {
      // Waiting for a free connection failed, not a server.
      if (tries >= hosts.count || hosts.current() === asked) throw error;
    }
  }
}
