import { expect, test } from "vitest";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { findUnfinishedAlerts, findUnknownMetrics, seriesOf } from "./metric-names.ts";
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
