/** One graph, or one figure. */
export interface Panel {
  readonly title: string;
  /** What a person should know who reads it. */
  readonly about?: string;
  /** Of Grafana: s, percentunit, reqps, short, bytes, d. */
  readonly unit: "s" | "percentunit" | "reqps" | "short" | "bytes" | "d";
  readonly kind?: "figure";
  /** Expressions by their legend; `{{label}}` is replaced by Grafana. */
  readonly lines: Readonly<Record<string, string>>;
}

export interface Dashboard {
  /** Also the name of its file. */
  readonly name: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const RATE = "[$__rate_interval]";
const quantile = (share: number, metric: string, by: string): string =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket${RATE})))`;

/** Every panel; `npm run tool -- dashboards` writes the files of Grafana from them. */
export const DASHBOARDS: readonly Dashboard[] = [
  {
    name: "slo",
    title: "Sparv: service level objectives",
    panels: [
      {
        title: "Error budget left of 28 days",
        about: "Below 0 it is overspent. docs/slo.md has the arithmetic.",
        unit: "percentunit",
        kind: "figure",
        lines: { "{{slo}}": "slo:error_budget_left:ratio" },
      },
      {
        title: "Share of errors, one hour",
        unit: "percentunit",
        lines: { "{{slo}}": "slo:error_ratio:rate1h" },
      },
      {
        title: "Burn rate, one hour",
        about: "1 spends the budget in 28 days; 14.4 pages.",
        unit: "short",
        lines: { "{{slo}}": "slo:error_ratio:rate1h / on (slo) (1 - slo:objective:ratio)" },
      },
      {
        title: "Burn rate, six hours",
        about: "6 pages.",
        unit: "short",
        lines: { "{{slo}}": "slo:error_ratio:rate6h / on (slo) (1 - slo:objective:ratio)" },
      },
      { title: "Events", unit: "reqps", lines: { "{{slo}}": "slo:events:rate5m" } },
      { title: "Errors", unit: "reqps", lines: { "{{slo}}": "slo:errors:rate5m" } },
    ],
  },
  {
    name: "journeys",
    title: "Sparv: what customers do",
    panels: [
      {
        title: "Searches by outcome",
        unit: "reqps",
        lines: { "{{outcome}}": `sum by (outcome) (rate(sparv_search_seconds_count${RATE}))` },
      },
      {
        title: "First list and whole search, p95",
        unit: "s",
        lines: {
          "list {{vertical}}": quantile(0.95, "sparv_search_list_seconds", "vertical"),
          "whole {{vertical}}": quantile(0.95, "sparv_search_seconds", "vertical"),
        },
      },
      {
        title: "Where prices come from",
        unit: "reqps",
        lines: { "{{source}}": `sum by (source) (rate(sparv_quotes_total${RATE}))` },
      },
      {
        title: "Orders by outcome",
        unit: "reqps",
        lines: { "{{outcome}}": `sum by (outcome) (rate(sparv_order_seconds_count${RATE}))` },
      },
      {
        title: "Orders: acceptance to outcome, p95",
        unit: "s",
        lines: { "waited for {{waited_for}}": quantile(0.95, "sparv_order_seconds", "waited_for") },
      },
      {
        title: "Orders without an outcome",
        about: "Overdue: for more than a quarter of an hour, without waiting for the visitor.",
        unit: "short",
        lines: { "{{what}}": 'max by (what) (sparv_in_flight{what=~"open-orders|overdue-orders"})' },
      },
      {
        title: "Logins and signatures",
        unit: "reqps",
        lines: {
          "login {{outcome}}": `sum by (outcome) (rate(sparv_logins_total${RATE}))`,
          "signature {{outcome}}": `sum by (outcome) (rate(sparv_signings_total${RATE}))`,
        },
      },
      {
        title: "Mails",
        unit: "reqps",
        lines: { "{{outcome}}": `sum by (outcome) (rate(sparv_mails_total${RATE}))` },
      },
    ],
  },
  {
    name: "programs",
    title: "Sparv: programs",
    panels: [
      {
        title: "Nodes that answer",
        unit: "short",
        kind: "figure",
        lines: { "{{job}}": 'sum by (job) (up{job=~"sparv-.+"})' },
      },
      {
        title: "Systems that are reached",
        unit: "short",
        kind: "figure",
        lines: { "{{system}}": "min by (system) (sparv_up)" },
      },
      {
        title: "Requests by status",
        unit: "reqps",
        lines: { "{{status}}": `sum by (status) (rate(sparv_http_request_seconds_count${RATE}))` },
      },
      {
        title: "Slowest routes, p95",
        unit: "s",
        lines: { "{{route}}": `topk(10, ${quantile(0.95, "sparv_http_request_seconds", "route")})` },
      },
      {
        title: "Refused for load",
        unit: "reqps",
        lines: { "{{load}}": `sum by (load) (rate(sparv_shed_total${RATE}))` },
      },
      {
        title: "Classes that a node refuses",
        about: "At 5, orders are refused too.",
        unit: "short",
        lines: { "{{instance}}": "sparv_shed_classes" },
      },
      {
        title: "Event loop delay",
        unit: "s",
        lines: { "{{kind}} {{instance}}": "sparv_loop_delay_seconds" },
      },
      { title: "Work under way", unit: "short", lines: { "{{what}} {{instance}}": "sparv_in_flight" } },
      {
        title: "Waiting for a database connection, p99",
        unit: "s",
        lines: { "{{pool}}": quantile(0.99, "sparv_database_wait_seconds", "pool") },
      },
      {
        title: "Memory",
        unit: "bytes",
        lines: { "{{job}} {{instance}}": 'process_resident_memory_bytes{job=~"sparv-.+"}' },
      },
      {
        title: "Processor",
        unit: "percentunit",
        lines: { "{{job}} {{instance}}": `rate(process_cpu_seconds_total{job=~"sparv-.+"}${RATE})` },
      },
      {
        title: "Stored work that waits, by sweep",
        unit: "short",
        lines: { "{{sweep}}": "max by (sweep) (sparv_sweep_found) > 0" },
      },
      {
        title: "Failed sweeps",
        unit: "reqps",
        lines: { "{{sweep}}": `sum by (sweep) (rate(sparv_sweep_failures_total${RATE}))` },
      },
      {
        title: "Workflows that do not move",
        about: "Paused ones wait for a person; failing ones have failed five times in a row.",
        unit: "short",
        lines: { "{{workflow}} {{state}}": "max by (workflow, state) (sparv_stuck_workflows)" },
      },
      {
        title: "Values that cannot be read",
        unit: "reqps",
        lines: { "{{column}}": `sum by (column) (rate(sparv_unreadable_cells_total${RATE}))` },
      },
      {
        title: "Since the audit chains were found whole",
        about: "Above 36 hours there is an alert: npm run tool -- audit has not run, or has found a fault.",
        unit: "s",
        kind: "figure",
        lines: { "npm run tool -- audit": "time() - max(sparv_audit_checked_timestamp_seconds)" },
      },
      {
        title: "Days until a certificate ends",
        unit: "d",
        kind: "figure",
        lines: {
          "{{certificate}}": "(min by (certificate) (sparv_certificate_ends_timestamp_seconds) - time()) / 86400",
        },
      },
      {
        title: "Age of keys, and days until signing keys end",
        about: "An age of more than fifty years: the id of the key names no date.",
        unit: "d",
        lines: {
          "age {{use}} {{key}}": "(time() - max by (use, key) (sparv_key_made_timestamp_seconds)) / 86400",
          "left {{use}} {{key}}": "(max by (use, key) (sparv_key_ends_timestamp_seconds) - time()) / 86400",
        },
      },
      {
        title: "Postponed retention rules, since the start of the worker",
        unit: "short",
        lines: { "{{rule}}": "sum by (rule) (sparv_retention_postponed_total)" },
      },
    ],
  },
  {
    name: "outside",
    title: "Sparv: outside systems and guards",
    panels: [
      {
        title: "Circuits",
        about: "0 closed, 1 half open, 2 open: not called.",
        unit: "short",
        lines: { "{{target}}": "max by (target) (sparv_outbound_circuit)" },
      },
      { title: "Calls, p95", unit: "s", lines: { "{{target}}": quantile(0.95, "sparv_outbound_seconds", "target") } },
      {
        title: "Calls that failed",
        unit: "reqps",
        lines: {
          "{{target}} {{outcome}}": `sum by (target, outcome) (rate(sparv_outbound_seconds_count{outcome!~"2xx|3xx"}${RATE}))`,
        },
      },
      {
        title: "Calls sent again",
        unit: "reqps",
        lines: { "{{target}}": `sum by (target) (rate(sparv_outbound_retries_total${RATE}))` },
      },
      {
        title: "Calls under way and waiting",
        unit: "short",
        lines: {
          "{{target}} under way": "sum by (target) (sparv_outbound_in_flight)",
          "{{target}} waiting": "sum by (target) (sparv_outbound_queued)",
        },
      },
      {
        title: "Waiting for a free slot, p99",
        unit: "s",
        lines: { "{{target}}": quantile(0.99, "sparv_outbound_wait_seconds", "target") },
      },
      {
        title: "Providers without an offer",
        unit: "reqps",
        lines: {
          "{{provider}} {{outcome}}": `sum by (provider, outcome) (rate(sparv_provider_answers_total{outcome!="offered"}${RATE}))`,
        },
      },
      {
        title: "Missing days of series",
        unit: "short",
        lines: { "{{source}}": "max by (source) (sparv_series_missing_days)" },
      },
      {
        title: "Days of series that were asked for",
        unit: "reqps",
        lines: { "{{source}} {{outcome}}": `sum by (source, outcome) (rate(sparv_series_days_total${RATE}))` },
      },
      {
        title: "Rate limits that refused",
        unit: "reqps",
        lines: {
          "{{rule}} in {{counted_in}}": `sum by (rule, counted_in) (rate(sparv_rate_limit_total{outcome="refused"}${RATE}))`,
        },
      },
      {
        title: "Security: refused and observed",
        unit: "reqps",
        lines: {
          "refused {{kind}}": `sum by (kind) (rate(sparv_security_refused_total${RATE}))`,
          "observed {{kind}}": `sum by (kind) (rate(sparv_security_observed_total${RATE}))`,
        },
      },
    ],
  },
];
