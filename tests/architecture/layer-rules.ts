import type { Import } from "./import-graph.ts";

/** One forbidden import. A path of `to` may use what the path of `from` captured, as $1. */
export interface LayerRule {
  readonly name: string;
  readonly comment: string;
  readonly from: Paths;
  readonly to: Paths & {
    readonly origins?: readonly Import["origin"][];
    readonly isNotType?: boolean;
    readonly isCycle?: boolean;
  };
}

interface Paths {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

/** Tests are beside the file they test and may use anything. */
const TEST = "\\.test\\.tsx?$";
const PROJECT = "^(src|simulators|gallery|tools|tests)/";
const VERTICAL = "^src/verticals/([^/_][^/]*)/";
const CONTRACT = "^src/verticals/_contract/";
const DOMAIN = "^src/domain/";
const SHARED_WEB = "^src/verticals/_web/";
/** What the verticals of one branch of trade share, on top of the contract. */
const FAMILY = "^src/verticals/_(?!contract/|web/)[^/]+/";
const FAMILY_RULES = `${FAMILY}(?!web/)`;
/** The simulated companies of the verticals, what those of one branch share, and what all share. */
const SIMULATED_FAMILY = "^simulators/verticals/_(?!shared/)[^/]+/";
const SIMULATED_SHARED = "^simulators/verticals/_shared/";
const DESCRIPTION = "^src/verticals/[^/_][^/]*/[^/]+\\.(vertical|texts\\.sv)\\.ts$";

/** From a layer into the project's own files: its own folder and what is listed, nothing else. */
const layer = (name: string, from: string, mayImport: readonly string[], comment: string): LayerRule => ({
  name,
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: PROJECT, pathNot: mayImport },
});

/** Packages and Node modules that reach the network, the disk or another process. */
const IO_PACKAGES = "node_modules/(pg|kysely|ioredis|undici|fastify|@fastify|@restatedev|nodemailer|pino|prom-client)/";
const IO_CORE = "^(node:)?(fs|fs/promises|net|http|https|http2|tls|dns|dgram|child_process|worker_threads|cluster)$";

/** What asks providers, computes prices or orders offers, and what repeats the order from a receipt. */
export const RANKING = [
  "^src/domain/(offer|receipt|comparison)/",
  "^src/journeys/(search|receipt)/",
  "^src/verticals/",
  "^src/adapters/(providers|postgres/(search|answer)[^/]*)",
];
/** What providers pay us: an order that cannot reach it cannot depend on it. */
export const COMMISSION = "^src/journeys/commission/";

/** Those of ARCHITECTURE.md. Each is proved by a planted violation (`dependency-rules.test.ts`). */
export const LAYER_RULES: readonly LayerRule[] = [
  layer("domain-imports-nothing", DOMAIN, [DOMAIN], "The domain is true without any system."),
  {
    name: "domain-uses-no-package",
    comment: "No packages, no Node modules: no I/O and no clock in the rules.",
    from: { path: DOMAIN, pathNot: TEST },
    to: { origins: ["shipped", "development", "unlisted", "node"] },
  },
  layer(
    "vertical-is-independent",
    `${VERTICAL}(?!web/)`,
    [`^src/verticals/$1/(?!web/)`, DOMAIN, CONTRACT, FAMILY_RULES],
    "A vertical knows the domain, the contract and itself; its server never knows its screens.",
  ),
  layer(
    "vertical-web-renders-only",
    `${VERTICAL}web/`,
    [`^src/verticals/$1/(?!server/)`, DOMAIN, CONTRACT, FAMILY_RULES, `${FAMILY}web/`, SHARED_WEB, "^src/ui/"],
    "A vertical renders its cards and pages with its own description and rules, the shared parts, the domain and ui.",
  ),
  layer(
    "simulated-vertical-rates-only",
    "^simulators/verticals/([^/_][^/]*)/",
    [
      "^simulators/verticals/$1/",
      `^src/verticals/$1/(?!web/)`,
      DOMAIN,
      CONTRACT,
      FAMILY_RULES,
      SIMULATED_FAMILY,
      SIMULATED_SHARED,
    ],
    "Simulated companies know the rules of their own vertical and the shared parts of simulators.",
  ),
  layer(
    "shared-web-knows-no-vertical",
    SHARED_WEB,
    [SHARED_WEB, DOMAIN, CONTRACT, "^src/ui/"],
    "Shared parts of the screens depend on no vertical.",
  ),
  layer(
    "shared-simulated-knows-no-vertical",
    SIMULATED_SHARED,
    [SIMULATED_SHARED, DOMAIN, CONTRACT],
    "Shared parts of simulated companies depend on no vertical.",
  ),
  layer(
    "family-knows-contract",
    FAMILY_RULES,
    [FAMILY_RULES, DOMAIN, CONTRACT],
    "What verticals of one branch share depends on no vertical and no screen.",
  ),
  layer(
    "family-web-renders-only",
    `${FAMILY}web/`,
    [FAMILY_RULES, `${FAMILY}web/`, SHARED_WEB, DOMAIN, CONTRACT, "^src/ui/"],
    "The shared parts of a branch's screens depend on no vertical.",
  ),
  layer(
    "family-simulated-rates-only",
    SIMULATED_FAMILY,
    [FAMILY_RULES, SIMULATED_FAMILY, SIMULATED_SHARED, DOMAIN, CONTRACT],
    "What simulated companies of a branch share depends on no vertical.",
  ),
  layer("contract-knows-domain-only", CONTRACT, [CONTRACT, DOMAIN], "What a vertical fills in depends on no vertical."),
  layer(
    "registry-joins-verticals-only",
    "^src/verticals/[^/]+\\.ts$",
    ["^src/verticals/", DOMAIN],
    "A registry is a list of verticals.",
  ),
  layer(
    "journeys-know-no-adapter",
    "^src/journeys/",
    [
      "^src/journeys/",
      DOMAIN,
      CONTRACT,
      "^src/verticals/server-registry\\.ts$",
      "^src/platform/(clock|ids)\\.ts$",
      "^src/platform/engine/durable\\.ts$",
    ],
    "A use case names what it needs as a port; main hands it the adapter.",
  ),
  {
    name: "rules-do-no-io",
    comment: "Journeys and verticals reach the outside through ports, so that they can be tested and replayed.",
    from: { path: ["^src/journeys/", "^src/verticals/", "^simulators/verticals/"], pathNot: TEST },
    to: { path: [IO_PACKAGES, IO_CORE] },
  },
  layer(
    "adapters-serve-ports",
    "^src/adapters/([^/]+)/",
    ["^src/adapters/$1/", DOMAIN, "^src/journeys/.+\\.port\\.ts$", "^src/platform/", CONTRACT],
    "An adapter implements a journey's port; it calls no journey and no other adapter.",
  ),
  layer(
    "http-calls-journeys",
    "^src/http/",
    [
      "^src/http/",
      DOMAIN,
      "^src/journeys/",
      CONTRACT,
      "^src/verticals/server-registry\\.ts$",
      DESCRIPTION,
      "^src/platform/",
    ],
    "Routes parse, call and present; adapters are handed in.",
  ),
  layer(
    "web-renders-only",
    "^src/web/",
    [
      "^src/web/",
      DOMAIN,
      "^src/ui/",
      CONTRACT,
      FAMILY_RULES,
      `${FAMILY}web/`,
      DESCRIPTION,
      "^src/verticals/web-registry\\.ts$",
      "^src/verticals/[^/_][^/]*/web/",
      "^src/http/contract/",
    ],
    "Pages know the domain and the contract of our calls, never the server.",
  ),
  {
    name: "web-layers-are-independent",
    comment:
      "Shop, account, staff and content use the shell and the browser scripts, never each other; files of src/web itself join them.",
    from: { path: "^src/web/(shop|account|staff|content)/", pathNot: TEST },
    to: { path: "^src/web/", pathNot: ["^src/web/$1/", "^src/web/(shell|browser)/"] },
  },
  {
    name: "web-shell-uses-browser-only",
    comment: "The shell is around every page and imports none; a page passes in what it adds.",
    from: { path: "^src/web/shell/", pathNot: TEST },
    to: { path: "^src/web/", pathNot: "^src/web/(shell|browser)/" },
  },
  {
    name: "web-browser-uses-nothing-of-web",
    comment: "Runs without a framework, in part as text in the page: it cannot bring other modules along.",
    from: { path: "^src/web/browser/", pathNot: TEST },
    to: { path: "^src/web/", pathNot: "^src/web/browser/" },
  },
  layer(
    "gallery-renders-only",
    "^gallery/",
    [
      "^gallery/",
      "^src/(web|ui|domain)/",
      CONTRACT,
      FAMILY_RULES,
      "^src/verticals/web-registry\\.ts$",
      "^src/http/contract/",
    ],
    "The gallery renders parts of the product with samples; it reaches no server code.",
  ),
  {
    name: "product-runs-without-gallery",
    comment: "The route table names the page of the gallery by its path; nothing else of the product knows it.",
    from: { path: ["^src/", "^simulators/"], pathNot: TEST },
    to: { path: "^gallery/" },
  },
  {
    name: "web-takes-schemas-as-types",
    comment: "A schema brings zod (23 KB) to the browser; its type costs nothing.",
    from: { path: ["^gallery/", "^src/(web|ui)/", "^src/verticals/[^/]+/web/", SHARED_WEB], pathNot: TEST },
    to: { path: "\\.schema\\.ts$", isNotType: true },
  },
  layer("ui-knows-domain-only", "^src/ui/", ["^src/ui/", DOMAIN], "ui knows nothing of insurance."),
  layer("platform-knows-domain-only", "^src/platform/", ["^src/platform/", DOMAIN], "Plumbing serves any product."),
  layer(
    "simulators-use-wire-formats",
    "^simulators/(?!verticals/)",
    ["^simulators/", "\\.wire\\.ts$", "^src/platform/clock\\.ts$"],
    "A simulator shares the form of the messages with us, and no code that could hide our faults.",
  ),
  {
    name: "product-runs-without-simulators",
    comment: "Only their own program starts them.",
    from: {
      path: "^src/",
      pathNot: [TEST, "^src/main/simulators\\.ts$"],
    },
    to: { path: "^simulators/" },
  },
  {
    name: "product-runs-without-tests-and-tools",
    comment: "What is not shipped may not be needed.",
    from: { path: ["^src/", "^simulators/", "^gallery/"], pathNot: TEST },
    to: { path: ["^tests/", "^tools/", TEST] },
  },
  {
    name: "product-uses-shipped-packages",
    comment: "A development package is missing in production.",
    from: { path: "^src/", pathNot: [TEST, "^src/web/routes\\.ts$", "^src/main/simulators\\.ts$"] },
    to: { origins: ["development"], isNotType: true },
  },
  {
    name: "no-cycles",
    comment: "Two files that need each other are one subject, or a third is missing.",
    from: {},
    to: { isCycle: true },
  },
  {
    name: "every-import-resolves",
    comment: "An import that cannot be followed cannot be judged.",
    from: { path: PROJECT },
    to: { origins: ["unresolved"], pathNot: ["/\\+types/", "^virtual:", "^\\./\\+types/"] },
  },
];
