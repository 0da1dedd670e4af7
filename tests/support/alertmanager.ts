import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import { ensurePrometheus } from "./prometheus.ts";

/** The operators' own configuration. */
export const ALERTMANAGER_FILE = join(import.meta.dirname, "../../ops/alertmanager/alertmanager.yml");

const RECEIVERS = "http://127.0.0.1:9095";
const TOKENS = "/etc/alertmanager";

export interface RunningAlertmanager extends RunningService {
  /** As Prometheus sends an alert. */
  fire(...alerts: readonly Readonly<Record<string, string>>[]): Promise<void>;
  /** The names of the alerts that are firing, and whether they call anyone. */
  states(): Promise<Readonly<Record<string, "active" | "suppressed">>>;
}

/** The operators' configuration with other receivers, and seconds instead of minutes. */
export async function startAlertmanager(options: {
  readonly port: number;
  readonly folder: string;
  readonly receiversUrl: string;
}): Promise<RunningAlertmanager> {
  const { port, folder, receiversUrl } = options;
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  for (const name of ["on-call", "tickets"]) writeFileSync(join(folder, `${name}-token`), `${name}-secret`);
  const config = readFileSync(ALERTMANAGER_FILE, "utf8")
    .replaceAll(RECEIVERS, receiversUrl)
    .replaceAll(TOKENS, folder)
    .replaceAll(/(group_(?:wait|interval)): \w+/g, "$1: 1s");
  writeFileSync(join(folder, "alertmanager.yml"), config);
  const service = await startService({
    name: "alertmanager",
    url,
    command: ensurePrometheus().alertmanager,
    args: [
      `--config.file=${join(folder, "alertmanager.yml")}`,
      `--storage.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--cluster.listen-address=",
      "--log.level=warn",
    ],
    env: { PATH: "/usr/bin:/bin" },
    cwd: folder,
    logFile: join(folder, "alertmanager.log"),
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
    async fire(...alerts) {
      const answer = await fetch(`${url}/api/v2/alerts`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(alerts.map((labels) => ({ labels, annotations: { runbook: "docs/runbooks/x.md" } }))),
      });
      if (!answer.ok) throw new Error(`the Alertmanager answers ${answer.status}: ${await answer.text()}`);
    },
    async states() {
      const answer = await fetch(`${url}/api/v2/alerts`);
      const alerts = (await answer.json()) as { labels: { alertname: string }; status: { state: string } }[];
      return Object.fromEntries(alerts.map(({ labels, status }) => [labels.alertname, status.state])) as Record<
        string,
        "active" | "suppressed"
      >;
    },
  };
}
