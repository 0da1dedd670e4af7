import { livePath, readyPath } from "#domain/addresses/machine-paths.ts";
import { SHUTDOWN_GRACE_MS } from "#platform/lifecycle/shutdown.ts";
import { composeEnvironment } from "./environment-faults.ts";
import { type Container, containersOf, listWorkloads, type Manifest, type PodSpec, type Probe } from "./manifest.ts";

/** The account of our images (ops/Containerfile). */
const IMAGE_USER = 1000;

/** The program logs, closes its pools and exits after its own limit. */
const EXIT_SECONDS = 5;

/** The setting that each named port of our programs is read from. */
const PORT_SETTINGS: Readonly<Record<string, string>> = {
  http: "SPARV_PORT",
  operators: "SPARV_METRICS_PORT",
  steps: "SPARV_WORKER_PORT",
};

/** The setting of the interface that each listens on. In a pod of its own a program is reached from outside of it, also by the probes. */
const HOST_SETTINGS: Readonly<Record<string, string>> = {
  http: "SPARV_HOST",
  operators: "SPARV_METRICS_HOST",
  steps: "SPARV_WORKER_HOST",
};
const EVERY_INTERFACE = "0.0.0.0";

const OWN_PROGRAMS = new Set(["web", "worker"]);

/** What a pod of ours must have beyond what its type requires. */
export function findWorkloadFaults(manifests: readonly Manifest[]): string[] {
  return listWorkloads(manifests).flatMap(({ name, pod, isServing, labels }) =>
    [
      ...podFaults(pod),
      ...containersOf(pod).flatMap((container) => [
        ...containerFaults(container),
        ...(isServing ? probeFaults(container) : []),
        ...(OWN_PROGRAMS.has(container.name) ? ownProgramFaults(pod, container, manifests, labels) : []),
      ]),
    ].map((fault) => `${name}: ${fault}`),
  );
}

function podFaults(pod: PodSpec): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  return listFaults([
    [runAsNonRoot === true && runAsUser === IMAGE_USER, `does not run as the user ${IMAGE_USER} that is not root`],
    [seccompProfile?.type === "RuntimeDefault", "has no seccomp profile"],
    [pod.automountServiceAccountToken === false, "gets a token for the API of the cluster"],
    [pod.serviceAccountName !== undefined, "has no service account of its own"],
    [pod.enableServiceLinks === false, "gets variables for services, which programs may read as settings"],
  ]);
}

function containerFaults({ name, image = "", securityContext, resources }: Container): string[] {
  const { requests, limits } = resources ?? {};
  return listFaults([
    [(securityContext?.runAsUser ?? IMAGE_USER) === IMAGE_USER, "runs as another user than its pod"],
    [securityContext?.allowPrivilegeEscalation === false, "may gain privileges"],
    [securityContext?.readOnlyRootFilesystem === true, "can change its own files"],
    [securityContext?.capabilities?.drop?.includes("ALL") === true, "has capabilities"],
    [requests?.["cpu"] !== undefined && requests["memory"] !== undefined, "requests no processor or no memory"],
    [limits?.["memory"] !== undefined, "has no limit of memory"],
    [!image.includes("simulators"), "is a simulator, which production has none of"],
    // Where Kustomize has not yet put the digest, the image has neither tag nor digest.
    [/@sha256:[0-9a-f]{64}$/.test(image) || !/[:@]/.test(image), `names the image ${image} without its digest`],
  ]).map((fault) => `${name} ${fault}`);
}

const PROBES = ["startupProbe", "readinessProbe", "livenessProbe"] as const;

function probeFaults(container: Container): string[] {
  const ports = container.ports?.map(({ name }) => name) ?? [];
  return PROBES.flatMap((kind) => {
    const probe: Probe | undefined = container[kind];
    if (!probe?.httpGet) return [`${container.name} has no ${kind}`];
    return ports.includes(String(probe.httpGet.port))
      ? []
      : [`${container.name} has no port ${probe.httpGet.port} for its ${kind}`];
  });
}

/** Our programs answer these paths, listen where their settings state, and end within their own limit. */
function ownProgramFaults(
  pod: PodSpec,
  container: Container,
  manifests: readonly Manifest[],
  labels: Readonly<Record<string, string>>,
): string[] {
  const { values } = composeEnvironment(container, manifests, labels["app.kubernetes.io/version"] ?? "r0");
  const leastSeconds = SHUTDOWN_GRACE_MS / 1000 + EXIT_SECONDS;
  const paths = { startupProbe: livePath(), readinessProbe: readyPath(), livenessProbe: livePath() };
  return [
    ...PROBES.flatMap((kind) => {
      const path = container[kind]?.httpGet?.path;
      return path === undefined || path === paths[kind] ? [] : [`${container.name} has ${path} as its ${kind}`];
    }),
    ...(container.ports ?? []).flatMap(({ name = "", containerPort }) => {
      const [setting = "", hostSetting = ""] = [PORT_SETTINGS[name], HOST_SETTINGS[name]];
      return listFaults([
        [
          values[setting] === String(containerPort),
          `${container.name} has the port ${name} at ${containerPort}, ${setting} is ${values[setting]}`,
        ],
        [
          values[hostSetting] === EVERY_INTERFACE,
          `${container.name} is not reached at the port ${name}, ${hostSetting} is ${values[hostSetting]}`,
        ],
      ]);
    }),
    ...listFaults([
      [
        (pod.terminationGracePeriodSeconds ?? 0) >= leastSeconds,
        `is killed before its ${leastSeconds} s to end are over`,
      ],
      [(pod.topologySpreadConstraints?.length ?? 0) > 0, "is not spread over machines"],
    ]),
  ];
}

/** The texts of what does not hold. */
export const listFaults = (rules: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, fault]) => fault);
