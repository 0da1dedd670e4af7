import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { LOAD_CLASSES } from "#http/load-classes.ts";
import { LEAST_NORMAL_MS } from "#platform/overload/loop-delay.ts";
import { hasLabels, isSelected, type Labels, listWorkloads, type Manifest, nameOf, type Selector } from "./manifest.ts";
import { listFaults } from "./workload-faults.ts";

/** Documents that name each other: a service without pods, an autoscaler without a metric and a pod without a policy are all accepted by a cluster. */
export function findReferenceFaults(manifests: readonly Manifest[], served: readonly ServedMetric[]): string[] {
  return manifests.flatMap((manifest) => {
    const faults = RULES[manifest.kind]?.(manifest, manifests, served) ?? [];
    return faults.map((fault) => `${nameOf(manifest)}: ${fault}`);
  });
}

/** A metric that the adapter of Prometheus serves. */
export interface ServedMetric {
  readonly series: string;
  readonly name: string;
}

export function readServedMetrics(path: string): ServedMetric[] {
  const { rules } = parse(readFileSync(path, "utf8")) as {
    readonly rules: readonly { readonly seriesQuery: string; readonly name: { readonly as: string } }[];
  };
  return rules.map(({ seriesQuery, name }) => ({ series: /^\w+/.exec(seriesQuery)?.[0] ?? "", name: name.as }));
}

type Rule = (manifest: Manifest, all: readonly Manifest[], served: readonly ServedMetric[]) => string[];

const RULES: Readonly<Record<string, Rule>> = {
  Service: serviceFaults,
  Deployment: deploymentFaults,
  StatefulSet: policyFaults,
  Job: policyFaults,
  HorizontalPodAutoscaler: scalerFaults,
  PodDisruptionBudget: (manifest, all) =>
    listFaults([[selectedBy(manifest, all).length === 1, "does not select one workload"]]),
  NetworkPolicy: (manifest, all) =>
    listFaults([
      [
        listWorkloads(all).some(({ labels }) => isSelected(labels, manifest.spec?.podSelector ?? {})),
        "selects no pods",
      ],
    ]),
};

function serviceFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const selector = (manifest.spec?.selector ?? {}) as Labels;
  const [workload] = listWorkloads(all).filter(({ labels }) => hasLabels(labels, selector));
  if (!workload) return ["selects no pods"];
  const ports = workload.pod.containers.flatMap((container) => container.ports ?? []).map(({ name }) => name);
  return (manifest.spec?.ports ?? [])
    .map(({ targetPort }) => String(targetPort))
    .filter((port) => !ports.includes(port))
    .map((port) => `leads to the port ${port}, which its pods do not have`);
}

function deploymentFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const labels = manifest.spec?.template?.metadata?.labels ?? {};
  const scaler = all.find(
    ({ kind, spec }) => kind === "HorizontalPodAutoscaler" && spec?.scaleTargetRef?.name === manifest.metadata.name,
  );
  const budgets = all.filter(
    ({ kind, spec }) => kind === "PodDisruptionBudget" && isSelected(labels, selectorOf(spec?.selector)),
  );
  return [
    ...policyFaults(manifest, all),
    ...listFaults([
      [scaler !== undefined, "has no autoscaler"],
      [manifest.spec?.replicas === undefined, "sets the replicas, which the autoscaler decides"],
      [budgets.length === 1, "has no budget for disruptions"],
    ]),
  ];
}

/** Something must deny what is not allowed, and something must allow the pod to be reached or to reach others. */
function policyFaults({ spec }: Manifest, all: readonly Manifest[]): string[] {
  const labels = spec?.template?.metadata?.labels ?? {};
  const policies = all.filter(({ kind }) => kind === "NetworkPolicy");
  const isForAll = (policy: Manifest) => Object.keys(policy.spec?.podSelector ?? {}).length === 0;
  const denies = policies.filter((policy) => isForAll(policy) && policy.spec?.policyTypes?.length === 2);
  const own = policies.filter((policy) => !isForAll(policy) && isSelected(labels, policy.spec?.podSelector ?? {}));
  return listFaults([
    [denies.length === 1, "nothing denies what no policy allows"],
    [own.length > 0, "has no policy for its network"],
  ]);
}

function scalerFaults({ spec }: Manifest, all: readonly Manifest[], served: readonly ServedMetric[]): string[] {
  const { kind, name } = spec?.scaleTargetRef ?? {};
  const named = (spec?.metrics ?? []).flatMap(({ pods }) => (pods ? [pods] : []));
  return [
    ...listFaults([
      [
        all.some((each) => each.kind === kind && each.metadata.name === name),
        `scales ${kind} ${name}, which is not here`,
      ],
      [named.length > 0, "does not scale by the event loop"],
    ]),
    ...named.flatMap(({ metric, target }) => [
      ...(served.some((each) => each.name === metric.name) ? [] : [`no rule of the adapter serves ${metric.name}`]),
      ...(metric.name !== SHED_METRIC || millisecondsOf(String(target.averageValue ?? "")) < firstRefusalMs()
        ? []
        : [`adds nodes at ${target.averageValue} only, when they already refuse visitors`]),
    ]),
  ];
}

/** The delay by which a node decides what to refuse. */
const SHED_METRIC = "sparv_loop_delay_seconds";

const firstRefusalMs = (): number => LEAST_NORMAL_MS * (LOAD_CLASSES[0]?.timesNormal ?? 0);

/** `6m` of a second are six milliseconds. */
const millisecondsOf = (quantity: string): number =>
  /^\d+m$/.test(quantity) ? Number(quantity.slice(0, -1)) : Number(quantity) * 1000;

const selectedBy = ({ spec }: Manifest, all: readonly Manifest[]) =>
  listWorkloads(all).filter(({ labels }) => isSelected(labels, selectorOf(spec?.selector)));

const selectorOf = (selector: unknown): Selector => selector ?? {};
