import { createServer } from "node:net";
import { SIMULATORS_PORTS } from "#tools/processes/own-environment.ts";

interface NeededPort {
  readonly port: number;
  readonly setting: string;
  readonly what: string;
}

function listNeededPorts(env: Readonly<Record<string, string>>): NeededPort[] {
  const port = (name: string) => Number(env[name]);
  const simulators = port("SPARV_SIMULATORS_PORT");
  return [
    { port: port("SPARV_PORT"), setting: "SPARV_PORT", what: "the site" },
    ...Array.from({ length: SIMULATORS_PORTS }, (_, at) => ({
      port: simulators + at,
      setting: "SPARV_SIMULATORS_PORT",
      what: "the simulators",
    })),
    { port: port("SPARV_WORKER_PORT"), setting: "SPARV_WORKER_PORT", what: "the worker" },
  ];
}

/** One sentence when a port is taken; undefined when all of them are free. */
export async function findTakenPort(env: Readonly<Record<string, string>>): Promise<string | undefined> {
  for (const { port, setting, what } of listNeededPorts(env)) {
    if (await canListen(port)) continue;
    return `Port ${port} (${setting}, ${what}) is taken, perhaps by another checkout: end that, or give this one a SPARV_PORT of its own, in the shell or in .env, and everything else moves with it: SPARV_PORT=${await findFreePort()}`;
  }
  return undefined;
}

/** The first whose nine followers are free as well. */
async function findFreePort(): Promise<number> {
  for (let port = FIRST_OTHER_PORT; port < LAST_OTHER_PORT; port += EACH_TAKES) {
    const ports = Array.from({ length: EACH_TAKES }, (_, at) => port + at);
    if ((await Promise.all(ports.map(canListen))).every(Boolean)) return port;
  }
  return FIRST_OTHER_PORT;
}

const FIRST_OTHER_PORT = 3_100;
const LAST_OTHER_PORT = 3_900;
const EACH_TAKES = 10;

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
