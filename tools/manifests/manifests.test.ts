import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { seriesOf } from "#tests/architecture/metric-names.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import assumptions from "../../docs/scale/assumptions.json" with { type: "json" };
import { secretKeysOf } from "./environment-faults.ts";
import { ADAPTER_RULES, EXAMPLE_FOLDER, findFaults } from "./find-faults.ts";
import type { Container, Manifest } from "./manifest.ts";
import { buildManifests, parseManifests, readManifests } from "./read-manifests.ts";
import { readServedMetrics } from "./reference-faults.ts";

const written = readManifests(EXAMPLE_FOLDER);

describe("the example overlay", () => {
  test("has no fault, and starts every program but the simulators", async () => {
    expect(await findFaults(written)).toEqual([]);
    expect(new Set(imagesOf(written))).toEqual(
      new Set(["restatedev/restate", "sparv-migrate", "sparv-web", "sparv-worker"]),
    );
  });

  test("lists every file of its folders", () => {
    for (const folder of ["../../base", "../../release", "."].map((path) => join(EXAMPLE_FOLDER, path))) {
      const files = readdirSync(folder).filter((name) => name.endsWith(".yaml") && name !== "kustomization.yaml");
      const names = files.flatMap((name) => parseManifests(readText(join(folder, name)), name)).map(idOf);
      expect(names.filter((name) => !written.map(idOf).includes(name))).toEqual([]);
    }
  });

  test("scales by the share of a processor that the capacity model assumes", () => {
    const { web, worker } = assumptions.busyShare;
    expect(utilizationOf("web")).toBe(web * 100);
    expect(utilizationOf("worker")).toBe(worker * 100);
  });

  test("lets each program have twice the memory that was measured", () => {
    const document = readText(join(ROOT, "docs/kubernetes.md"));
    const measured = [...document.matchAll(/^\| (web|worker|restate) +\| \d+ +\| (\d+) +\|$/gm)];
    expect(measured).toHaveLength(3);
    for (const [, name = "", mib] of measured) {
      const pods = written.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []);
      const limit = pods.find((each) => each.name === name)?.resources?.limits?.["memory"] ?? "";
      expect(mibOf(String(limit)), name).toBeGreaterThanOrEqual(2 * Number(mib));
    }
  });

  test("scales by series that the programs export", async () => {
    const exported = seriesOf((await createMetrics().expose()).body);
    for (const { series } of readServedMetrics(ADAPTER_RULES)) expect(exported).toContain(series);
  });

  test("takes every secret from one Secret", () => {
    expect(secretKeysOf(written, "sparv-secrets")).toEqual(
      expect.arrayContaining(["SPARV_COLUMN_KEYS", "SPARV_COOKIE_KEY", "SPARV_DATABASE_URL", "SPARV_SMTP_URL"]),
    );
  });

  test.runIf(existsSync("/usr/bin/kubectl"))("has no fault as Kustomize builds it, with images by digest", async () => {
    const built = buildManifests(EXAMPLE_FOLDER) ?? [];
    expect(await findFaults(built)).toEqual([]);
    expect(built.map(idOf)).toContain("Service worker-r1");
    expect(imagesOf(built).filter((image) => !/@sha256:/.test(image))).toEqual([]);
  });
});

const idOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

const mibOf = (quantity: string): number => Number.parseInt(quantity, 10) * (quantity.endsWith("Gi") ? 1024 : 1);

const imagesOf = (manifests: readonly Manifest[]): string[] =>
  manifests.flatMap(({ spec }) => spec?.template?.spec?.containers.map(({ image = "" }) => image) ?? []);

const readText = (path: string): string => readFileSync(path, "utf8");

const find = (manifests: readonly Manifest[], id: string): Manifest => {
  const found = manifests.find((manifest) => idOf(manifest) === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

const utilizationOf = (name: string) =>
  find(written, `HorizontalPodAutoscaler ${name}`).spec?.metrics?.find(({ resource }) => resource)?.resource?.target
    .averageUtilization;

/** The faults after a change of one document. */
async function faultsAfter(id: string, change: (manifest: Changed) => void): Promise<string[]> {
  const planted = structuredClone(written);
  change(find(planted, id) as unknown as Changed);
  return findFaults(planted);
}

/** A document as it is parsed, which a test may change. */
interface Changed {
  spec: Record<string, unknown> & { template: { spec: Record<string, unknown> & { containers: ChangedContainer[] } } };
  data: Record<string, string>;
}
type ChangedContainer = { -readonly [Key in keyof Container]: Container[Key] } & Record<string, unknown>;

const container = (manifest: Changed): ChangedContainer => {
  const [first] = manifest.spec.template.spec.containers;
  if (!first) throw new Error("no container");
  return first;
};

describe("a planted fault is found", () => {
  test.each<[string, string, (manifest: Changed) => void, string]>([
    [
      "a misspelt key",
      "Deployment web",
      (web) => (container(web)["imagePullPolcy"] = "Always"),
      "Deployment web: has no field /spec/template/spec/containers/0/imagePullPolcy",
    ],
    [
      "a misspelt key of the document itself",
      "Service web",
      (service) => Object.assign(service, { sepc: {} }),
      "Service web: has no field /sepc",
    ],
    [
      "a missing probe",
      "Deployment web",
      (web) => delete container(web).readinessProbe,
      "Deployment web: web has no readinessProbe",
    ],
    [
      "a probe of another path",
      "Deployment worker",
      (worker) =>
        Object.assign(container(worker), { readinessProbe: { httpGet: { path: "/live", port: "operators" } } }),
      "Deployment worker: worker has /live as its readinessProbe",
    ],
    [
      "a pod that runs as root",
      "Deployment web",
      ({ spec }) =>
        (spec.template.spec["securityContext"] = { runAsUser: 0, seccompProfile: { type: "RuntimeDefault" } }),
      "Deployment web: does not run as the user 1000 that is not root",
    ],
    [
      "a container that runs as root",
      "Deployment worker",
      (worker) => Object.assign(container(worker).securityContext ?? {}, { runAsUser: 0 }),
      "Deployment worker: worker runs as another user than its pod",
    ],
    [
      "a variable that no program knows",
      "ConfigMap sparv-settings",
      ({ data }) => (data["SPARV_PUBLIC_ORIGN"] = "https://www.sparv.example"),
      "Deployment web: SPARV_PUBLIC_ORIGN is not a known key",
    ],
    [
      "a required variable that is missing",
      "ConfigMap sparv-settings",
      ({ data }) => delete data["SPARV_MAIL_FROM"],
      "Deployment worker: SPARV_MAIL_FROM is missing",
    ],
    [
      "a secret variable that is missing",
      "Deployment web",
      (web) => (container(web).env = container(web).env?.filter(({ name }) => name !== "SPARV_COOKIE_KEY") ?? []),
      "Deployment web: SPARV_COOKIE_KEY is missing",
    ],
    [
      "a setting that production refuses",
      "ConfigMap sparv-settings",
      ({ data }) => (data["SPARV_PUBLIC_ORIGIN"] = "http://www.sparv.example"),
      "Deployment web: SPARV_PUBLIC_ORIGIN must be https in production",
    ],
    [
      "a password in the settings",
      "ConfigMap sparv-settings",
      ({ data }) => (data["SPARV_OTLP_URL"] = "https://a:b@traces.sparv.example"),
      "Deployment web: SPARV_OTLP_URL is a secret and stands in the open",
    ],
    [
      "too little time to end",
      "Deployment worker",
      ({ spec }) => (spec.template.spec["terminationGracePeriodSeconds"] = 20),
      "Deployment worker: is killed before its 30 s to end are over",
    ],
    [
      "a port that is not the setting's",
      "ConfigMap sparv-settings",
      ({ data }) => (data["SPARV_PORT"] = "8080"),
      "Deployment web: web has the port http at 3000, SPARV_PORT is 8080",
    ],
    [
      "metrics on loopback, where probes and Prometheus do not reach them",
      "ConfigMap sparv-settings",
      ({ data }) => (data["SPARV_METRICS_HOST"] = "127.0.0.1"),
      "Deployment web: web is not reached at the port operators, SPARV_METRICS_HOST is 127.0.0.1",
    ],
    [
      "a service of no pod",
      "Service web",
      ({ spec }) => (spec["selector"] = { "app.kubernetes.io/name": "wep" }),
      "Service web: selects no pods",
    ],
    [
      "an autoscaler whose metric nothing serves",
      "HorizontalPodAutoscaler web",
      ({ spec }) =>
        (spec["metrics"] = [
          {
            type: "Pods",
            pods: { metric: { name: "sparv_lop" }, target: { type: "AverageValue", averageValue: "6m" } },
          },
        ]),
      "HorizontalPodAutoscaler web: no rule of the adapter serves sparv_lop",
    ],
    [
      "an autoscaler that comes too late",
      "HorizontalPodAutoscaler web",
      ({ spec }) =>
        (spec["metrics"] = [
          {
            type: "Pods",
            pods: {
              metric: { name: "sparv_loop_delay_seconds" },
              target: { type: "AverageValue", averageValue: "8m" },
            },
          },
        ]),
      "HorizontalPodAutoscaler web: adds nodes at 8m only, when they already refuse visitors",
    ],
  ])("%s", async (_what, id, change, fault) => {
    expect(await faultsAfter(id, change)).toContain(fault);
  });

  test("a wrong type", async () => {
    const faults = await faultsAfter("Deployment web", ({ spec }) => (spec["minReadySeconds"] = "ten"));
    expect(faults).toEqual([expect.stringMatching(/^Deployment web: .*minReadySeconds/)]);
  });

  test("a kind that does not exist", async () => {
    const planted = [...written, { apiVersion: "apps/v1", kind: "Deploymnt", metadata: { name: "x" } }];
    expect(await findFaults(planted)).toEqual(["Deploymnt x: apps/v1 has no Deploymnt"]);
  });

  test("a namespace in which everything is allowed", async () => {
    const planted = written.filter((manifest) => idOf(manifest) !== "NetworkPolicy default-deny");
    expect(await findFaults(planted)).toContain("StatefulSet restate: nothing denies what no policy allows");
  });

  test.each([
    ["a misspelt key of Kustomize", "resorces: []", /resorces/],
    [
      "a suffix that is not the release's",
      "resources: []\nnameSuffix: -r2",
      /the suffix -r2 is not that of the release/,
    ],
  ])("%s", (_what, text, message) => {
    const folder = mkdtempSync(join(tmpdir(), "sparv-overlay-"));
    const head = "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n";
    writeFileSync(join(folder, "kustomization.yaml"), head + text);
    try {
      expect(() => readManifests(folder)).toThrow(message);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
