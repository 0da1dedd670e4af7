import { describe, expect, test } from "vitest";
import { type DependencyViolation, findDependencyViolations } from "./dependency-rules.ts";
import { readImportGraph } from "./import-graph.ts";
import { LAYER_RULES } from "./layer-rules.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { routeFiles } from "./source-tree.ts";

const use = (...specifiers: string[]): string =>
  specifiers
    .map((specifier, index) => `import * as used${index} from "${specifier}";\nexport { used${index} };\n`)
    .join("");

/** What the planted files import: valid files of every layer. */
const GROUND: Readonly<Record<string, string>> = {
  "src/domain/money.ts": "export const a = 1;\n",
  "src/platform/log.ts": "export const a = 1;\n",
  "src/platform/clock.ts": "export const a = 1;\n",
  "src/journeys/order/place.ts": "export const a = 1;\n",
  "src/journeys/order/needs.ts": use("#journeys/commission/table.ts"),
  "src/journeys/commission/table.ts": "export const a = 1;\n",
  "src/journeys/search/run.ts": use("#domain/offer/rank.ts"),
  "src/domain/offer/rank.ts": "export const a = 1;\n",
  "src/journeys/order/order.port.ts": use("#domain/money.ts"),
  "src/adapters/postgres/orders.ts": use("#journeys/order/order.port.ts", "#platform/log.ts", "pg"),
  "src/http/contract/order.schema.ts": use("zod"),
  "src/ui/Button.tsx": use("react"),
  "src/web/page.tsx":
    use("#ui/Button.tsx", "#verticals/web-registry.ts") +
    'import type { a } from "#http/contract/order.schema.ts";\nexport type A = typeof a;\n',
  "src/web/browser/script.ts": "export const a = 1;\n",
  "src/web/shell/Frame.tsx": use("#web/browser/script.ts"),
  "src/web/shop/Offer.tsx": use("#web/shell/Frame.tsx"),
  "src/web/content/Article.tsx": use("#web/shell/Frame.tsx"),
  "gallery/Gallery.tsx": use("#web/shop/Offer.tsx", "#verticals/_trade/terms.ts"),
  "src/verticals/_contract/vertical.ts": use("#domain/money.ts"),
  "src/verticals/_web/Pieces.tsx": use("#verticals/_contract/vertical.ts", "#ui/Button.tsx"),
  "simulators/verticals/_shared/line.ts": use("#verticals/_contract/vertical.ts", "#domain/money.ts"),
  "src/verticals/_trade/terms.ts": use("#verticals/_contract/vertical.ts", "#domain/money.ts"),
  "src/verticals/_trade/web/Terms.tsx": use("#verticals/_trade/terms.ts", "#verticals/_web/Pieces.tsx"),
  "simulators/verticals/_trade/rate.ts": use("#verticals/_trade/terms.ts", "#simulators/verticals/_shared/line.ts"),
  "src/verticals/boat/boat.vertical.ts": use("#verticals/_contract/vertical.ts"),
  "src/verticals/boat/boat.wire.ts": "export const a = 1;\n",
  "src/verticals/boat/server/boat.ts": use("#verticals/boat/boat.vertical.ts", "zod"),
  "src/verticals/boat/web/Card.tsx": use(
    "#verticals/boat/boat.vertical.ts",
    "#verticals/_web/Pieces.tsx",
    "#ui/Button.tsx",
  ),
  "simulators/verticals/boat/tariff.ts": use(
    "#verticals/boat/boat.wire.ts",
    "#simulators/verticals/_shared/line.ts",
    "#simulators/verticals/_trade/rate.ts",
  ),
  "src/verticals/skate/skate.vertical.ts": "export const a = 1;\n",
  "src/verticals/server-registry.ts": use("#verticals/boat/server/boat.ts"),
  "src/verticals/web-registry.ts": use("#verticals/boat/web/Card.tsx"),
  "simulators/verticals/registry.ts": use("#simulators/verticals/boat/tariff.ts"),
  "src/main/web.ts": use("#adapters/postgres/orders.ts", "#http/contract/order.schema.ts"),
  "src/main/simulators.ts": use("#simulators/start.ts"),
  "simulators/start.ts": use("#simulators/verticals/registry.ts", "#platform/clock.ts", "fastify"),
  "tools/dev.ts": use("#main/web.ts"),
  "tools/names.ts": "export const a = 1;\n",
};

/** One forbidden import for each rule. It may also break a second rule that states the same from the other side. */
const PLANTINGS: readonly { rule: string; file: string; imports: string; besides?: string }[] = [
  { rule: "domain-imports-nothing", file: "src/domain/rule.ts", imports: "#platform/log.ts" },
  { rule: "domain-uses-no-package", file: "src/domain/rule.ts", imports: "zod" },
  { rule: "domain-uses-no-package", file: "src/domain/clock.ts", imports: "node:perf_hooks" },
  {
    rule: "vertical-is-independent",
    file: "src/verticals/boat/boat.search.ts",
    imports: "#verticals/skate/skate.vertical.ts",
  },
  { rule: "vertical-is-independent", file: "src/verticals/boat/server/x.ts", imports: "#journeys/order/place.ts" },
  { rule: "vertical-is-independent", file: "src/verticals/boat/server/x.ts", imports: "#verticals/boat/web/Card.tsx" },
  { rule: "vertical-is-independent", file: "src/verticals/boat/x.ts", imports: "#verticals/_trade/web/Terms.tsx" },
  { rule: "family-knows-contract", file: "src/verticals/_trade/x.ts", imports: "#verticals/boat/boat.vertical.ts" },
  { rule: "family-web-renders-only", file: "src/verticals/_trade/web/x.ts", imports: "#verticals/boat/web/Card.tsx" },
  {
    rule: "family-simulated-rates-only",
    file: "simulators/verticals/_trade/x.ts",
    imports: "#simulators/verticals/boat/tariff.ts",
  },
  { rule: "vertical-web-renders-only", file: "src/verticals/boat/web/X.tsx", imports: "#web/page.tsx" },
  {
    rule: "vertical-web-renders-only",
    file: "src/verticals/boat/web/X.tsx",
    imports: "#verticals/boat/server/boat.ts",
    besides: "browser-reaches-server",
  },
  {
    rule: "vertical-is-independent",
    file: "src/verticals/boat/server/x.ts",
    imports: "#verticals/_web/Pieces.tsx",
  },
  {
    rule: "simulated-vertical-rates-only",
    file: "simulators/verticals/boat/x.ts",
    imports: "#verticals/boat/web/Card.tsx",
  },
  {
    rule: "shared-web-knows-no-vertical",
    file: "src/verticals/_web/X.tsx",
    imports: "#verticals/boat/boat.vertical.ts",
  },
  {
    rule: "shared-simulated-knows-no-vertical",
    file: "simulators/verticals/_shared/x.ts",
    imports: "#simulators/verticals/boat/tariff.ts",
  },
  {
    rule: "vertical-is-independent",
    file: "src/verticals/boat/server/x.ts",
    imports: "#simulators/verticals/_shared/line.ts",
    besides: "product-runs-without-simulators",
  },
  {
    rule: "contract-knows-domain-only",
    file: "src/verticals/_contract/x.ts",
    imports: "#verticals/boat/boat.vertical.ts",
  },
  { rule: "registry-joins-verticals-only", file: "src/verticals/x.ts", imports: "#platform/log.ts" },
  { rule: "journeys-know-no-adapter", file: "src/journeys/order/x.ts", imports: "#adapters/postgres/orders.ts" },
  { rule: "journeys-know-no-adapter", file: "src/journeys/order/x.ts", imports: "#verticals/boat/server/boat.ts" },
  { rule: "journeys-know-no-adapter", file: "src/journeys/order/x.ts", imports: "#verticals/_trade/terms.ts" },
  { rule: "rules-do-no-io", file: "src/journeys/order/x.ts", imports: "undici" },
  { rule: "rules-do-no-io", file: "src/verticals/boat/server/x.ts", imports: "node:http" },
  { rule: "adapters-serve-ports", file: "src/adapters/redis/x.ts", imports: "#journeys/order/place.ts" },
  { rule: "adapters-serve-ports", file: "src/adapters/redis/x.ts", imports: "#adapters/postgres/orders.ts" },
  { rule: "adapters-serve-ports", file: "src/adapters/redis/x.ts", imports: "#verticals/_trade/terms.ts" },
  { rule: "http-calls-journeys", file: "src/http/routes/x.ts", imports: "#adapters/postgres/orders.ts" },
  { rule: "http-calls-journeys", file: "src/http/routes/x.ts", imports: "#verticals/_trade/terms.ts" },
  { rule: "web-renders-only", file: "src/web/x.ts", imports: "#journeys/order/place.ts" },
  { rule: "web-layers-are-independent", file: "src/web/shop/x.ts", imports: "#web/content/Article.tsx" },
  { rule: "web-layers-are-independent", file: "src/web/account/x.ts", imports: "#web/page.tsx" },
  { rule: "web-shell-uses-browser-only", file: "src/web/shell/x.ts", imports: "#web/shop/Offer.tsx" },
  { rule: "web-browser-uses-nothing-of-web", file: "src/web/browser/x.ts", imports: "#web/shell/Frame.tsx" },
  { rule: "gallery-renders-only", file: "gallery/x.ts", imports: "#journeys/order/place.ts" },
  {
    rule: "product-runs-without-gallery",
    file: "src/web/shop/x.ts",
    imports: "#gallery/Gallery.tsx",
    besides: "web-renders-only",
  },
  {
    rule: "web-takes-schemas-as-types",
    file: "gallery/x.ts",
    imports: "#http/contract/order.schema.ts",
    besides: "browser-reaches-server",
  },
  {
    rule: "web-takes-schemas-as-types",
    file: "src/web/x.ts",
    imports: "#http/contract/order.schema.ts",
    besides: "browser-reaches-server",
  },
  { rule: "ui-knows-domain-only", file: "src/ui/X.tsx", imports: "#verticals/boat/boat.vertical.ts" },
  { rule: "platform-knows-domain-only", file: "src/platform/x.ts", imports: "#journeys/order/order.port.ts" },
  { rule: "simulators-use-wire-formats", file: "simulators/x.ts", imports: "#domain/money.ts" },
  {
    rule: "product-runs-without-simulators",
    file: "src/main/x.ts",
    imports: "#simulators/start.ts",
  },
  {
    rule: "product-runs-without-simulators",
    file: "src/verticals/boat/server/x.ts",
    imports: "#simulators/verticals/boat/tariff.ts",
    besides: "vertical-is-independent",
  },
  { rule: "product-runs-without-tests-and-tools", file: "src/main/x.ts", imports: "#tools/dev.ts" },
  {
    rule: "product-runs-without-tests-and-tools",
    file: "gallery/x.ts",
    imports: "#tools/names.ts",
    besides: "gallery-renders-only",
  },
  { rule: "product-uses-shipped-packages", file: "src/main/x.ts", imports: "playwright-core" },
  { rule: "no-cycles", file: "src/domain/rule.ts", imports: "./rule.ts" },
  { rule: "every-import-resolves", file: "src/main/x.ts", imports: "#domain/nothing.ts" },
  { rule: "browser-reaches-server", file: "src/ui/X.tsx", imports: "node:crypto" },
  { rule: "browser-reaches-server", file: "src/web/x.ts", imports: "pg" },
  { rule: "browser-reaches-server", file: "gallery/x.ts", imports: "pg" },
  {
    rule: "ranking-reaches-commission",
    file: "src/journeys/search/x.ts",
    imports: "#journeys/commission/table.ts",
  },
  {
    rule: "ranking-reaches-commission",
    file: "src/domain/offer/x.ts",
    imports: "#journeys/commission/table.ts",
    besides: "domain-imports-nothing",
  },
  {
    rule: "ranking-reaches-commission",
    file: "src/verticals/boat/server/x.ts",
    imports: "#journeys/commission/table.ts",
    besides: "vertical-is-independent",
  },
  { rule: "deep-relative-import", file: "src/journeys/order/deep/x.ts", imports: "../../order/order.port.ts" },
];

describe("the dependency rules of this project", () => {
  const modules = readImportGraph(PROJECT_ROOT);

  test("no import breaks a rule", () => {
    expect(findDependencyViolations(PROJECT_ROOT, modules)).toEqual([]);
  });

  test("the graph is read: it knows the modules and a known edge between them", () => {
    expect(modules.filter(({ source }) => source.startsWith("src/")).length).toBeGreaterThan(20);
    const search = modules.find(({ source }) => source === "src/journeys/search/search.port.ts");
    expect(search?.imports.map(({ to }) => to)).toContain("src/domain/offer/offer.ts");
  });

  test("the route table is read: every page that it names is a module", () => {
    const sources = modules.map(({ source }) => source);
    const pages = routeFiles(PROJECT_ROOT);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => !sources.includes(page))).toEqual([]);
  });
});

describe("each broken rule is found", () => {
  test("the ground of the plantings breaks no rule", async () => {
    expect(await withPlanted(GROUND, findDependencyViolations)).toEqual([]);
  });

  test.for(PLANTINGS)("$rule: $file imports $imports", async ({ rule, file, imports, besides }) => {
    const faults = await withPlanted({ ...GROUND, [file]: use(imports) }, findDependencyViolations);
    expect(rulesOf(faults)).toEqual([rule, besides].filter((name) => name !== undefined).toSorted());
    expect(faults.every(({ from }) => from === file)).toBe(true);
  });

  test("browser-reaches-server: through a file that itself breaks nothing", async () => {
    const planted = {
      ...GROUND,
      "src/verticals/boat/boat.search.ts": use("zod"),
      "src/verticals/boat/web/X.tsx": use("#verticals/boat/boat.search.ts"),
    };
    const faults = await withPlanted(planted, findDependencyViolations);
    expect(faults.map(({ rule, from }) => [rule, from])).toEqual([
      ["browser-reaches-server", "src/verticals/boat/boat.search.ts"],
    ]);
  });

  test("ranking-reaches-commission: through a file that itself may use it", async () => {
    const planted = { ...GROUND, "src/journeys/search/x.ts": use("#journeys/order/needs.ts") };
    const faults = await withPlanted(planted, findDependencyViolations);
    expect(faults).toEqual([
      {
        rule: "ranking-reaches-commission",
        from: "src/journeys/order/needs.ts",
        to: "src/journeys/commission/table.ts",
      },
    ]);
  });

  test("lazy-package-on-first-load: reached by static imports; behind a dynamic one it is allowed", async () => {
    const planted = (menu: string) => ({
      ...GROUND,
      "src/ui/overlays/MenuPanel.tsx": use("react-aria-components/Menu"),
      "src/ui/overlays/Menu.tsx": menu,
      "src/web/content/start/StartPage.tsx": use("#ui/overlays/Menu.tsx"),
      "src/web/routes.ts": 'export default [{ index: true, file: "content/start/StartPage.tsx" }];\n',
    });
    const lazily = 'export const load = () => import("./MenuPanel.tsx");\n';
    expect(rulesOf(await withPlanted(planted(use("./MenuPanel.tsx")), findDependencyViolations))).toEqual([
      "lazy-package-on-first-load",
    ]);
    expect(await withPlanted(planted(lazily), findDependencyViolations)).toEqual([]);
  });

  test("no-cycles: two files that need each other", async () => {
    const planted = { ...GROUND, "src/domain/x.ts": use("./y.ts"), "src/domain/y.ts": use("./x.ts") };
    expect(rulesOf(await withPlanted(planted, findDependencyViolations))).toEqual(["no-cycles"]);
  });

  test("unfollowed-import: a type imported in place, which is not in the graph", async () => {
    const planted = { ...GROUND, "src/domain/x.ts": 'export type X = import("#platform/log.ts").A;\n' };
    expect(rulesOf(await withPlanted(planted, findDependencyViolations))).toEqual(["unfollowed-import"]);
  });

  test("every rule has a planting", () => {
    const planted = new Set(PLANTINGS.map(({ rule }) => rule));
    expect(LAYER_RULES.filter(({ name }) => !planted.has(name))).toEqual([]);
  });
});

const rulesOf = (faults: readonly DependencyViolation[]): string[] =>
  [...new Set(faults.map(({ rule }) => rule))].toSorted();
