import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Clock, systemClock } from "#platform/clock.ts";
import type { Speed } from "./kernel/control.ts";
import { createKernel } from "./kernel/kernel.ts";
import type { OutsideSystem, SystemTools } from "./kernel/system.ts";
import { createSystems } from "./systems.ts";

export interface SimulatorOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly seed?: number;
  readonly speed?: Speed;
  readonly clock?: Clock;
  readonly documentsUrl?: string | undefined;
  /** The interface to listen on; this machine alone unless given. */
  readonly host?: string | undefined;
  /** Where visitors' browsers find the simulators, when they call by another address than the product does. */
  readonly visitorUrl?: string | undefined;
  /** Where the simulated companies call the site, when not at its public address. */
  readonly siteUrl?: string | undefined;
  /** All of them, unless a test brings its own. */
  readonly systems?: (tools: SystemTools) => readonly OutsideSystem[];
}

export interface Simulators {
  /** Where the mounted systems and the control API are, without a final slash. */
  readonly url: string;
  /** Where the systems with a listener of their own are, by target. */
  readonly ownUrls: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Only this machine may reach the simulators, unless a network of containers is as closed: the control API has no authentication. */
const HOST = "127.0.0.1";

/** Longer than any client keeps an idle connection, so that only a set fault ever cuts one. */
const KEEP_ALIVE_MS = 120_000;

export async function startSimulators(options: SimulatorOptions = {}): Promise<Simulators> {
  const { port = 0, seed = 1, speed = "real", clock = systemClock, systems = createSystems } = options;
  const { documentsUrl, host = HOST, siteUrl } = options;
  const kernel = createKernel({ seed, speed, clock, documentsUrl, host, siteUrl }, systems);
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    options.visitorUrl === undefined ? kernel.listener : calledAt(options.visitorUrl, kernel.listener),
  );
  await listen(server, port, host);
  const own = await Promise.all(
    kernel.systems
      .filter((system) => system.kind === "listening")
      .map(async (system) => ({ target: system.target, listening: await system.listen(kernel.tools) })),
  );
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    ownUrls: Object.fromEntries(own.map(({ target, listening }) => [target, listening.url])),
    async close() {
      await Promise.all([closeServer(server), ...own.map(({ listening }) => listening.close())]);
    },
  };
}

/** A system writes the address that it was called at into what visitors open: payment pages, documents, scripts. */
function calledAt(url: string, listener: RequestListener): RequestListener {
  const { host } = new URL(url);
  return (request, response) => {
    request.headers.host = host;
    listener(request, response);
  };
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });

/** Connections that hang on purpose would keep the server open for ever. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
