import type { Dashboard, Panel } from "./panels.ts";

export const DASHBOARDS_FOLDER = "ops/dashboards";

/** Chosen by the reader: a dashboard belongs to no single installation of Grafana. */
const SOURCE = { type: "prometheus", uid: "${source}" };

const COLUMNS = 24;
const WIDE = { w: 12, h: 8 };

/** The file of one dashboard, in the form that Grafana imports. */
export function composeDashboard({ name, title, panels }: Dashboard): string {
  const dashboard = {
    uid: `sparv-${name}`,
    title,
    description: "Made by npm run tool -- dashboards: changes here are overwritten.",
    editable: false,
    refresh: "1m",
    schemaVersion: 39,
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "source", label: "Prometheus", type: "datasource", query: "prometheus" }] },
    panels: panels.map(composePanel),
  };
  // As the formatter writes them.
  return `${JSON.stringify(dashboard, undefined, 2).replaceAll(/\[\n\s+("[^"]*")\n\s+\]/g, "[$1]")}\n`;
}

function composePanel({ title, about, unit, kind, lines }: Panel, at: number) {
  const perRow = COLUMNS / WIDE.w;
  return {
    id: at + 1,
    type: kind === "figure" ? "stat" : "timeseries",
    title,
    ...(about === undefined ? {} : { description: about }),
    datasource: SOURCE,
    gridPos: { ...WIDE, x: (at % perRow) * WIDE.w, y: Math.floor(at / perRow) * WIDE.h },
    fieldConfig: { defaults: { unit, ...(unit === "percentunit" ? { decimals: 2 } : {}) }, overrides: [] },
    ...(kind === "figure" ? { options: { reduceOptions: { calcs: ["lastNotNull"] } } } : {}),
    targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
      refId: String.fromCodePoint(65 + line),
      datasource: SOURCE,
      expr,
      legendFormat,
    })),
  };
}
