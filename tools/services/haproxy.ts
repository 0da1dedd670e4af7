import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPackages } from "./install.ts";
import { type RunningService, startService } from "./running-service.ts";

const PLACES = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"];

/** The operators' own configuration; the addresses in it are filled in. */
const CONFIG_FILE = join(import.meta.dirname, "../../ops/haproxy.cfg");

/** The balancer's path; on Debian as root, installs the package first when there is none. */
export function ensureHaproxy(): string {
  const find = () => PLACES.find((place) => existsSync(place));
  const found = find();
  if (found !== undefined) return found;
  installPackages(["haproxy"]);
  const installed = find();
  if (installed === undefined) throw new Error(`the package haproxy is installed, but not at ${PLACES.join(", ")}`);
  return installed;
}

export interface HaproxyOptions {
  /** host:port under each name that the configuration uses. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly logFile: string;
}

export interface RunningHaproxy extends RunningService {
  /** Whether requests are sent to the server of this name. */
  isUp(server: string): Promise<boolean>;
}

export async function startHaproxy({ addresses, logFile }: HaproxyOptions): Promise<RunningHaproxy> {
  const url = `http://${addresses["SPARV_BALANCER_OPERATORS"]}`;
  const readStates = async (): Promise<ReadonlyMap<string, string>> => {
    const answer = await fetch(`${url}/;csv`, { signal: AbortSignal.timeout(2_000) });
    const [head = "", ...lines] = (await answer.text()).trim().split("\n");
    const columns = head.replace(/^# /, "").split(",");
    const [nameAt, stateAt] = [columns.indexOf("svname"), columns.indexOf("status")];
    return new Map(lines.map((line) => line.split(",")).map((cells) => [cells[nameAt] ?? "", cells[stateAt] ?? ""]));
  };
  const service = await startService({
    name: "haproxy",
    url,
    command: ensureHaproxy(),
    // In the foreground, so that it ends with us.
    args: ["-db", "-f", CONFIG_FILE],
    env: { PATH: "/usr/sbin:/usr/bin:/bin", ...addresses },
    cwd: dirname(logFile),
    logFile,
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: () =>
      readStates().then(
        (states) => states.size > 0,
        () => false,
      ),
  });
  return {
    ...service,
    get pid() {
      return service.pid;
    },
    isUp: async (server) => (await readStates()).get(server)?.startsWith("UP") ?? false,
  };
}

if (import.meta.main) console.log(ensureHaproxy());
