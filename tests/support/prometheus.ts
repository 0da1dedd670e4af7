import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "#tools/services/install.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";

const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const PROGRAMS = ["prometheus", "promtool", "prometheus-alertmanager", "amtool"] as const;

/** The operators' own configuration and rules. */
export const PROMETHEUS_FOLDER = join(import.meta.dirname, "../../ops/prometheus");

export interface PrometheusPrograms {
  readonly server: string;
  readonly promtool: string;
  readonly alertmanager: string;
  readonly amtool: string;
}

/** The paths of Prometheus, the Alertmanager and their tools; on Debian as root, installs the packages first when one is missing. */
export function ensurePrometheus(): PrometheusPrograms {
  const find = () => FOLDERS.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
  // Together: two installations at the same time wait for each other in vain.
  if (find() === undefined) installPackages(["prometheus", "prometheus-alertmanager"], { startsNothing: true });
  const folder = find();
  if (folder === undefined) throw new Error(`Prometheus is installed, but not all of it is in ${FOLDERS.join(", ")}`);
  const [server, promtool, alertmanager, amtool] = PROGRAMS.map((program) => join(folder, program)) as [
    string,
    string,
    string,
    string,
  ];
  return { server, promtool, alertmanager, amtool };
}

export interface PrometheusOptions {
  readonly port: number;
  /** For its data and its copy of the configuration. */
  readonly folder: string;
  /** host:port of every node, by job. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  /** The rules with a second for each minute, so that a test sees an alert fire and end. */
  readonly isFast?: true;
}

export interface Alert {
  readonly state: "pending" | "firing";
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

export interface RunningPrometheus extends RunningService {
  /** The data of an answer of its API. */
  ask<Data>(path: string): Promise<Data>;
  /** What an expression is now, by the given label. */
  query(expression: string, label: string): Promise<ReadonlyMap<string, number>>;
}

/** The operators' configuration with other addresses, and every second instead of every half minute. */
export async function startPrometheus({
  port,
  folder,
  targets,
  isFast,
}: PrometheusOptions): Promise<RunningPrometheus> {
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "config");
  mkdirSync(config, { recursive: true });
  cpSync(PROMETHEUS_FOLDER, config, { recursive: true });
  for (const name of readdirSync(config).filter((file) => !file.endsWith(".test.yml"))) {
    const file = join(config, name);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, atOtherAddresses(inSeconds(isFast ? minutesAsSeconds(text) : text), targets));
  }
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`${url}/api/v1/${path}`, { signal: AbortSignal.timeout(5_000) });
    const { data, error } = (await answer.json()) as { readonly data: Data; readonly error?: string };
    if (!answer.ok) throw new Error(`${path}: ${error}`);
    return data;
  };
  const service = await startService({
    name: "prometheus",
    url,
    command: ensurePrometheus().server,
    args: [
      `--config.file=${join(config, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=warn",
    ],
    env: { PATH: "/usr/bin:/bin" },
    cwd: folder,
    logFile: join(folder, "prometheus.log"),
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: () =>
      fetch(`${url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return {
    ...service,
    get pid() {
      return service.pid;
    },
    ask,
    async query(expression, label) {
      const { result } = await ask<QueryData>(`query?query=${encodeURIComponent(expression)}`);
      return new Map(result.map(({ metric, value }) => [metric[label] ?? "", Number(value[1])]));
    },
  };
}

interface QueryData {
  readonly result: readonly {
    readonly metric: Readonly<Record<string, string>>;
    readonly value: readonly [number, string];
  }[];
}

const inSeconds = (text: string): string => text.replaceAll(/\b((?:\w+_)?interval|scrape_timeout): \w+/g, "$1: 1s");

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** The durations of the rules alone, `for`, `[…]` and `offset`, divided by sixty; their expressions and limits stay. */
export const minutesAsSeconds = (rules: string): string =>
  rules.replaceAll(/(\bfor: |\[|\boffset )(\d+)([smhd])\b/g, (_found, before: string, count: string, unit: string) => {
    const seconds = Math.max(1, Math.round((Number(count) * (SECONDS[unit] ?? 1)) / 60));
    return `${before}${seconds}s`;
  });

/** Each list of addresses belongs to the job that is named before it. */
function atOtherAddresses(text: string, targets: PrometheusOptions["targets"]): string {
  return text.replaceAll(/(job_name: (\S+)[\s\S]*?targets: )\[[^\]]*\]/g, (_found, before: string, job: string) => {
    const addresses = targets[job];
    if (!addresses) throw new Error(`no addresses are given for the job ${job}`);
    return `${before}${JSON.stringify(addresses)}`;
  });
}
