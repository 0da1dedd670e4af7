import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeDashboard, DASHBOARDS_FOLDER } from "./dashboards/compose-dashboard.ts";
import { DASHBOARDS } from "./dashboards/panels.ts";
import { ROOT } from "./processes/paths.ts";

/** `npm run tool -- dashboards`: writes the dashboards of Grafana from one list of panels; a test compares the two. */
mkdirSync(join(ROOT, DASHBOARDS_FOLDER), { recursive: true });
for (const dashboard of DASHBOARDS)
  writeFileSync(join(ROOT, DASHBOARDS_FOLDER, `${dashboard.name}.json`), composeDashboard(dashboard));
