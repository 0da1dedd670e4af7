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

export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

export interface ScaleMetric {
  readonly pods?: { readonly metric: { readonly name: string }; readonly target: { readonly averageValue?: string } };
  readonly resource?: { readonly name: string; readonly target: { readonly averageUtilization?: number } };
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly serviceAccountName?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints?: readonly unknown[];
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean;
    readonly runAsUser?: number;
    readonly seccompProfile?: { readonly type: string };
  };
}

export interface Container {
  readonly name: string;
  readonly image?: string;
  readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
  readonly env?: readonly EnvironmentVariable[];
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name: string } }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly resources?: { readonly requests?: Labels; readonly limits?: Labels };
  readonly securityContext?: {
    readonly runAsUser?: number;
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[] };
  };
}

export interface EnvironmentVariable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
    readonly fieldRef?: { readonly fieldPath: string };
  };
}

export interface Probe {
  readonly httpGet?: { readonly path?: string; readonly port: number | string };
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
