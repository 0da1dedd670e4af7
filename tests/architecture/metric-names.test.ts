import { expect, test } from "vitest";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { findUncountedMetrics, findUnfinishedAlerts, findUnknownMetrics, seriesOf } from "./metric-names.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("rules and dashboards name only series that the programs export", async () => {
  const exported = seriesOf((await createMetrics().expose()).body);
  expect([...exported]).toEqual(
    expect.arrayContaining(["sparv_up", "sparv_http_request_seconds_bucket", "process_start_time_seconds"]),
  );
  expect(describeFaults(findUnknownMetrics(PROJECT_ROOT, exported))).toEqual([]);
});

test("every alert has a severity, a runbook, a case in which it fires and one in which it does not", () => {
  expect(describeFaults(findUnfinishedAlerts(PROJECT_ROOT))).toEqual([]);
});

test("the product counts every metric that it declares", () => {
  expect(describeFaults(findUncountedMetrics(PROJECT_ROOT, Object.keys(createMetrics())))).toEqual([]);
});

test("a method that is only declared or tested, and a metric that is only made, are found", async () => {
  const uncounted = {
    "src/platform/telemetry/metrics.ts": `import { Counter } from "prom-client";
export interface Metrics {
  counted(): void;
  forgotten(): void;
}
const fine = new Counter({ name: "sparv_fine_total", help: "x" });
const idle = new Counter({ name: "sparv_idle_total", help: "x" });
idle.labels("a").inc(0);
export const metrics = { counted: () => fine.inc(), forgotten: () => fine.inc() };
`,
    "src/journeys/a.ts": "// metrics.forgotten() would count it.\nmetrics.counted();\n",
    "src/journeys/a.test.ts": "metrics.forgotten();\n",
  };
  const look = (root: string) => findUncountedMetrics(root, ["counted", "forgotten"]);
  expect(describeFaults(await withPlanted(uncounted, look))).toEqual([
    "src/platform/telemetry/metrics.ts:1 declares forgotten, which no code of the product calls: the metric stays at zero",
    "src/platform/telemetry/metrics.ts:7 makes sparv_idle_total, which nothing counts",
  ]);
});

const RULES = `groups:
  - name: a
    rules:
      - record: slo:x:rate5m
        expr: |-
          sum by (le) (rate(sparv_a_total{sparv_label="sparv_text"}[5m])) or vector(0)
          - sparv_gone offset 1h
      - alert: Fine
        expr: slo:x:rate5m > on (slo) 14.4 * up and histogram_quantile(0.9, sparv_a_total) > 1
        labels: { severity: page }
        annotations:
          runbook: docs/runbooks/fine.md
      - alert: Unfinished
        expr: sparv_missing > 1
        annotations:
          runbook: docs/runbooks/gone.md
`;
const CASES = `tests:
  - alert_rule_test:
      - { eval_time: 1m, alertname: Fine, exp_alerts: [] }
      - eval_time: 2m
        alertname: Fine
        exp_alerts:
          - exp_labels: { severity: page }
`;

const planted = {
  "ops/prometheus/x.rules.yml": RULES,
  "ops/prometheus/x.test.yml": CASES,
  "ops/dashboards/x.json": '{\n  "expr": "rate(sparv_b_total{a=\\"b\\"}[5m]) / sparv_a_total"\n}\n',
  "docs/runbooks/fine.md": "# Fine\n",
};

test("series that no program exports are found in blocks, in lines and in panels", async () => {
  const exported = seriesOf("# HELP sparv_a_total x\n# TYPE sparv_a_total counter\n");
  expect(describeFaults(await withPlanted(planted, (root) => findUnknownMetrics(root, exported)))).toEqual([
    "ops/dashboards/x.json:2 names sparv_b_total, which no program exports and no rule records",
    "ops/prometheus/x.rules.yml:5 names sparv_gone, which no program exports and no rule records",
    "ops/prometheus/x.rules.yml:14 names sparv_missing, which no program exports and no rule records",
  ]);
});

test("an alert without severity, runbook and cases is found", async () => {
  expect(describeFaults(await withPlanted(planted, findUnfinishedAlerts))).toEqual([
    "ops/prometheus/x.rules.yml:13 Unfinished names no runbook that exists",
    "ops/prometheus/x.rules.yml:13 Unfinished is neither a page nor a ticket",
    "ops/prometheus/x.rules.yml:13 Unfinished has no case in which it fires",
    "ops/prometheus/x.rules.yml:13 Unfinished has no case in which it does not fire",
  ]);
});
