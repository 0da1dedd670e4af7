import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { CHECKOUT, ROOT } from "./paths.ts";

type Values = Readonly<Record<string, string | undefined>>;

/**
 * What every program and tool of this checkout runs with: settings of the shell come before those of `.env`, and those before the ones of
 * development, whose addresses follow from `SPARV_PORT`. A shell that names another environment has all of its settings itself.
 */
export function ownEnvironment(shell: Values = process.env, file = join(ROOT, ".env")): Record<string, string> {
  const named = settingsIn(shell);
  if (!isDevelopment(named)) return named;
  const given = { ...(existsSync(file) ? settingsIn(parseEnv(readFileSync(file, "utf8"))) : {}), ...named };
  return isDevelopment(given) ? { ...developmentAt(given), ...given } : given;
}

const isDevelopment = ({ SPARV_ENVIRONMENT: name = "development" }: Values): boolean => name === "development";

/** One without a value is not set, as for the programs. */
const settingsIn = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith("SPARV_") && value !== undefined && value.trim() !== "" ? [[name, value] as const] : [],
    ),
  );

const USUAL = { site: 3_000, simulators: 4_100, worker: 9_080, ingress: 8_080, admin: 9_070 } as const;

/** The simulators take this many, one after the other. */
export const SIMULATORS_PORTS = 5;

/** Of a checkout with another port of the site: the nine after it. The engine's third port is the last of them. */
const portsAfter = (site: number): typeof USUAL | Record<keyof typeof USUAL, number> =>
  site === USUAL.site ? USUAL : { site, simulators: site + 1, worker: site + 6, ingress: site + 7, admin: site + 8 };

/** The values of development, moved to the ports that were given or follow from one that was, and with a database of this checkout's own. */
function developmentAt(given: Values): Record<string, string> {
  const after = portsAfter(Number(given["SPARV_PORT"] ?? USUAL.site));
  const simulators = Number(given["SPARV_SIMULATORS_PORT"] ?? after.simulators);
  const moved = new Map([
    [USUAL.site, after.site],
    [USUAL.worker, Number(given["SPARV_WORKER_PORT"] ?? after.worker)],
    [USUAL.ingress, after.ingress],
    [USUAL.admin, after.admin],
    ...Array.from({ length: SIMULATORS_PORTS }, (_, at) => [USUAL.simulators + at, simulators + at] as const),
  ]);
  const move = (value: string): string =>
    value.replace(/(?<=^|:)\d{4}(?=$|\/)/, (port) => String(moved.get(Number(port)) ?? port));
  const values = Object.entries(developmentEnvironment()).map(([name, value]) => [name, move(value)] as const);
  const database = new URL(developmentEnvironment()["SPARV_DATABASE_URL"] ?? "");
  database.pathname += `_${CHECKOUT}`;
  return { ...Object.fromEntries(values), SPARV_DATABASE_URL: database.href };
}
