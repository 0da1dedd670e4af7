import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import type { IContainer } from "kubernetes-models/v1/Container";
import type { IPodSpec } from "kubernetes-models/v1/PodSpec";

export type PodSpec = IPodSpec;
export type Container = IContainer;
export type EnvironmentVariable = NonNullable<Container["env"]>[number];
export type Probe = NonNullable<Container["readinessProbe"]>;
export type Selector = NonNullable<NonNullable<INetworkPolicy["spec"]>["podSelector"]>;
type ScaleMetric = NonNullable<NonNullable<IHorizontalPodAutoscaler["spec"]>["metrics"]>[number];

/** The parts of a Kubernetes document that our rules read. All of it is checked against the published types before. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly spec?: Spec;
  /** Of a ConfigMap. */
  readonly data?: Readonly<Record<string, string>>;
}

export type Labels = Readonly<Record<string, string>>;

interface Spec {
  readonly replicas?: number;
  readonly template?: { readonly metadata?: { readonly labels?: Labels }; readonly spec?: PodSpec };
  /** A service has labels here, everything else a selector. */
  readonly selector?: Labels | { readonly matchLabels?: Labels };
  readonly ports?: readonly { readonly name?: string; readonly targetPort?: number | string }[];
  readonly podSelector?: Selector;
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly unknown[];
  readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
  readonly metrics?: readonly ScaleMetric[];
}

/** A document that starts pods. */
export interface Workload {
  readonly manifest: Manifest;
  readonly name: string;
  readonly labels: Labels;
  readonly pod: PodSpec;
  /** It runs until it is stopped; a job ends by itself. */
  readonly isServing: boolean;
}

export function listWorkloads(manifests: readonly Manifest[]): Workload[] {
  return manifests.flatMap((manifest) => {
    const { spec, metadata } = manifest.spec?.template ?? {};
    if (!spec) return [];
    return [
      {
        manifest,
        name: nameOf(manifest),
        labels: metadata?.labels ?? {},
        pod: spec,
        isServing: manifest.kind !== "Job",
      },
    ];
  });
}

export const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

export const containersOf = ({ containers, initContainers = [] }: PodSpec): readonly Container[] => [
  ...initContainers,
  ...containers,
];

export const hasLabels = (labels: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

export const isSelected = (labels: Labels, { matchLabels = {}, matchExpressions = [] }: Selector): boolean =>
  hasLabels(labels, matchLabels) &&
  matchExpressions.every(({ key, operator, values = [] }) => operator === "In" && values.includes(labels[key] ?? ""));
