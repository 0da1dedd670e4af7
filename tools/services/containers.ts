import { spawnSync } from "node:child_process";

/** Where a service is expected. */
export interface Place {
  readonly host: string;
  readonly port: number;
  /** Those that name it. */
  readonly settings: string;
}

export interface Container {
  readonly image: string;
  /** Inside of it. */
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder whose files outlive it. */
  readonly volume?: string;
  readonly args?: readonly string[];
}

const DOCKER = "docker";
/** A client without its daemon waits long before it gives up. */
const ANSWERS_WITHIN_MS = 5_000;

/** The client, and a daemon that it reaches. */
export const isDockerThere = (): boolean =>
  spawnSync(DOCKER, ["info"], { stdio: "ignore", timeout: ANSWERS_WITHIN_MS }).status === 0;

/** One that was made before keeps its files. The port is published on loopback only. */
export function startContainer(name: string, container: Container & { readonly place: Place }): void {
  if (spawnSync(DOCKER, ["start", name], { stdio: "ignore" }).status === 0) return;
  const { status } = spawnSync(DOCKER, runArguments(name, container), { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`docker could not start ${container.image}`);
}

export const runArguments = (name: string, container: Container & { readonly place: Place }): string[] => [
  "run",
  "--detach",
  "--name",
  name,
  "--publish",
  `127.0.0.1:${container.place.port}:${container.port}`,
  ...Object.entries(container.env ?? {}).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
  ...(container.volume === undefined ? [] : ["--volume", `${name}:${container.volume}`]),
  container.image,
  ...(container.args ?? []),
];

/** False when there is none of that name. */
export const stopContainer = (name: string): boolean =>
  spawnSync(DOCKER, ["stop", name], { stdio: "ignore" }).status === 0;
