import { hash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { normalize, relative } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import routes from "./src/web/routes.ts";
import {
  anyOf,
  atLeast,
  chunk,
  everyOf,
  neededBy,
  neededEverBy,
  neededWithout,
  not,
  path,
} from "./tools/bundle/chunk-rules.ts";
import { listNeeded } from "./tools/bundle/built-files.ts";
import { PAGE_SCRIPTS } from "./tools/bundle/page-scripts.ts";

const CLIENT_ASSETS = "build/client/assets";

const inSource = (...files: readonly string[]) => files.map((file) => `${import.meta.dirname}/src/${file}`);
const inFolders = (pattern: string) => globSync(`${import.meta.dirname}/src/${pattern}`);
const OURS = path(/\/src\/|\/icons\//);
const STYLES = path(/\.module\.css$/);
/** Of what each is too small for a chunk. */
const SMALL = path(/\/src\/(ui\/primitives|domain)\/|\/icons\//);

/** Those that most pages load; the others share nothing more. */
const PAGE_SCRIPT_FILES = inSource(PAGE_SCRIPTS.page, PAGE_SCRIPTS.banner);

/** Each has a file of its own name, which its pages load beside theirs. */
const VERTICALS = readdirSync(`${import.meta.dirname}/src/verticals`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const webOf = (vertical: string) => neededBy(...inSource(`verticals/${vertical}/web/${vertical}.web.ts`));

/** Runs when it is loaded, so it is loaded by itself. */
const HYDRATION = inSource("web/entry.client.tsx");
const ROOT = [...HYDRATION, ...inSource("web/root.tsx")];
const ENTRIES = [
  ...ROOT,
  ...inSource(...Object.values(PAGE_SCRIPTS), ...routes.map(({ file }) => `web/${file}`)).map((file) =>
    normalize(file),
  ),
];
const FORM_ENGINE = inSource("ui/form-engine/FormRenderer.tsx", "ui/form-engine/use-form.ts");
const rootPage = neededBy(...ROOT);
const productPage = neededBy(...inSource("web/ServicePage.tsx"));
const resultPage = neededBy(...inSource("web/shop/result/ResultPage.tsx"));
const resultList = neededBy(...inSource("web/shop/result/PageResults.tsx"));
const orderPages = neededBy(
  ...inSource("web/shop/checkout/CheckoutPage.tsx", "web/shop/order-complete/OrderCompletePage.tsx"),
);
const hosts = neededBy(...inSource("web/shell/hosts/PageHosts.tsx"));
const mostCards = atLeast(
  4,
  VERTICALS.map((vertical) => neededBy(...inFolders(`verticals/${vertical}/web/*Card.tsx`))),
);

/**
 * Few chunks instead of dozens of small ones, which compress worse; and in none of them what its pages do not need. A
 * chunk takes what its modules import along, so what several share comes first.
 */
const CHUNKS = [
  // What the script of every page shares with the pages that are hydrated.
  {
    ...chunk("page-parts", OURS, neededBy(...PAGE_SCRIPT_FILES), (id) => !PAGE_SCRIPT_FILES.includes(id)),
    priority: 1,
  },
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // On every page that hydrates, with what both pages of a search need and three verticals' texts are written in, and the
  // styles of the dialogs that the header has without script.
  chunk(
    "frame",
    OURS,
    (id) => !HYDRATION.includes(id),
    anyOf(
      rootPage,
      everyOf(productPage, resultPage),
      everyOf(anyOf(productPage, resultPage), hosts),
      atLeast(3, VERTICALS.map(webOf)),
      // In the chunk of the list, every form whose vertical needs it too would load the list.
      everyOf(resultPage, anyOf(...VERTICALS.map(webOf))),
      path(/\/ui\/overlays\/Modal\.module\.css$/),
    ),
  ),
  // Of the menu and of the coach, which is rendered without the menu.
  chunk("service-icons", neededBy(...inSource("web/shell/services/service-icons.ts"))),
  // Of pages with a form and of others, which must not bring the form with them. Those of cards come with the first card.
  {
    ...chunk("pieces", SMALL, anyOf(STYLES, everyOf(productPage, neededWithout(FORM_ENGINE, ROOT))), not(resultPage)),
    minShareCount: 4,
  },
  // What the server renders and the browser fetches later, or never: pages name these styles as theirs (`lazyStyles`).
  // With the styles of the page around them: no list needs those of the pages that only one vertical has.
  chunk("site-styles", STYLES, neededBy(...inSource("web/shell/frame/SiteTop.tsx", "web/shell/frame/SiteFooter.tsx"))),
  chunk("announced-styles", STYLES, neededBy(...inSource("web/content/announced/AnnouncedPage.tsx"))),
  chunk(
    "own-page-styles",
    STYLES,
    path(/\/src\/(web\/shop\/own-page|ui\/charts|verticals\/[^/]+\/web\/(?!parts\/)[^/]+)\//),
  ),
  chunk(
    "result-styles",
    STYLES,
    anyOf(
      resultList,
      path(/\/src\/(web\/shop\/(result|coach|selling-points|favourites)|verticals\/(_web|[^/]+\/web))\//),
    ),
  ),
  chunk("order-styles", STYLES, path(/\/src\/web\/shop\/(after-order|order-complete)\//)),
  // The form beside a list is rendered so too.
  chunk(
    "form-styles",
    STYLES,
    path(/\/src\/ui\/(form-engine|inputs|pieces)\//),
    anyOf(neededEverBy(...FORM_ENGINE), not(productPage)),
  ),
  // Needed by one vertical and by pages that show none: in its script, or in that of cards, they would load all of that.
  chunk("dates", path(/\/src\/domain\/calendar\//), not(anyOf(rootPage, productPage, resultPage))),
  // How many cards need something of the domain changes with each vertical.
  chunk("card-pieces", SMALL, not(path(/\/src\/domain\//)), mostCards),
  chunk("menu", OURS, neededBy(...inSource("web/shell/frame/menu.ts"))),
  // Fetched after hydration; modals are made of its pieces too.
  chunk("hosts", OURS, hosts),
  // What of the form's page is also needed without a form.
  chunk("parts", OURS, productPage, neededWithout(FORM_ENGINE, ENTRIES)),
  chunk("form", OURS, neededBy(...FORM_ENGINE)),
  // The pages of a search. The list comes with its page.
  chunk("product", OURS, productPage, not(resultPage), not(orderPages)),
  chunk("result", OURS, resultPage, not(productPage), not(orderPages)),
  chunk("vertical-parts", OURS, atLeast(2, VERTICALS.map(webOf)), not(productPage), not(resultPage)),
  ...VERTICALS.map((vertical) =>
    chunk(`${vertical}.parts`, OURS, webOf(vertical), not(anyOf(productPage, resultPage))),
  ),
];

/** Has come before anything that is fetched late: need not be named again in front of every late part. */
const ALWAYS_LOADED = /assets\/(react|frame|page-parts|rolldown-runtime)-[^/]+\.(js|css)$/;

/**
 * What every page loads would otherwise name all scripts of every vertical, of the header and of the footer, which its pages already
 * have from the server: there, only styles are named, which a script cannot fetch by itself.
 */
const isNamedAhead = (file: string, host: string): boolean =>
  !ALWAYS_LOADED.test(file) && (!/\/frame-[^/]+\.js$/.test(host) || file.endsWith(".css"));

/** By its own name and its file: all classes of a file end alike, which compresses a third better than a name from the package for each. */
const nameOfClass = (name: string, file: string): string =>
  `${name}-${hash("sha256", relative(import.meta.dirname, file.replace(/\?.*$/, "")), "base64url").slice(0, 5)}`;

/** What neither the server nor a page is made of: to look through it took seconds of each start. */
const UNWATCHED = ["build", "changes", "docs", "ops", "simulators", "tests", "tools"];
const isUnwatched = (file: string): boolean => {
  const [top = ""] = relative(import.meta.dirname, file).split("/");
  return UNWATCHED.includes(top) || (/^\.\w/.test(top) && !top.startsWith(".env")) || top === "node_modules";
};

// The web program is the SSR entry of this build, so that server and router share one copy of every module.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: process.env["VITEST"] ? [] : [swedishOnly(), reactRouter(), pageCss(), pageScripts()],
  server: { middlewareMode: true, watch: { ignored: isUnwatched } },
  build: {
    target: "es2022",
    // Which file each page and each script is in, and what it imports: for the addresses of scripts, and for `npm run tool -- bundle`.
    manifest: true,
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => files.filter((file) => isNamedAhead(file, hostId)),
    },
    // Newer than the script's: a browser that knows neither an unprefixed mask nor light-dark() still shows every page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    ...(isSsrBuild ? { rolldownOptions: { input: "./src/main/web.ts" } } : {}),
  },
  css: { modules: { generateScopedName: nameOfClass } },
  optimizeDeps: {
    // Named beforehand, or the first page of a fresh clone is loaded twice while they are found one by one.
    include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom"],
    // Each icon is a small file of its own, which needs no packing.
    exclude: ["lucide-react"],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // A profile of the server is read by source file. The browser's scripts have no map.
      build: { cssMinify: true, sourcemap: "hidden", rolldownOptions: { input: "./src/main/web.ts" } },
    },
  },
}));

/** React Aria brings its own texts in thirty languages; our pages have one. The server's copy is unchanged. */
const swedishOnly = () => optimizeLocales.vite({ locales: ["sv-SE"] });

/** Puts the browser's style sheets, built just before, into the server as text: pages carry their CSS inline. */
function pageCss(): Plugin {
  const id = "virtual:page-css";
  let isBuild = false;
  return {
    name: "sparv:page-css",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const files = isBuild ? readdirSync(CLIENT_ASSETS).filter((file) => file.endsWith(".css")) : [];
      const cssByHref = files.map((file) => [
        `/assets/${file}`,
        readFileSync(`${CLIENT_ASSETS}/${file}`, "utf8").trim(),
      ]);
      return `export const cssByHref = ${JSON.stringify(Object.fromEntries(cssByHref))};`;
    },
  };
}

/** Those that the browser needs of each vertical before its pages hydrate, beside what every page has. */
const listVerticalScripts = (): (readonly [name: string, addresses: readonly string[]])[] =>
  VERTICALS.map((vertical) => {
    const files = listNeeded("build/client", [`src/verticals/${vertical}/web/${vertical}.web.ts`]);
    return [vertical, files.filter((file) => !ALWAYS_LOADED.test(file)).map((file) => `/${file}`)];
  });

function pageScripts(): Plugin {
  const id = "virtual:page-scripts";
  let isBuild = false;
  const addressOf = (name: string, source: string): string => {
    if (!isBuild) return `/src/${source}`;
    const file = readdirSync(CLIENT_ASSETS).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    if (!file) throw new Error(`${CLIENT_ASSETS} holds no script called ${name}`);
    return `/assets/${file}`;
  };
  return {
    name: "sparv:page-scripts",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    buildStart() {
      if (!isBuild || this.environment.name !== "client") return;
      for (const [name, source] of Object.entries(PAGE_SCRIPTS))
        this.emitFile({ type: "chunk", id: `${import.meta.dirname}/src/${source}`, name, preserveSignature: "strict" });
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      // The browser finds the addresses in the page; while its files are built there are none.
      const isUnknown = isBuild && this.environment.name === "client";
      const known = Object.entries(isUnknown ? {} : PAGE_SCRIPTS).map((each) => [each[0], addressOf(...each)]);
      const ofVerticals = isBuild && !isUnknown ? listVerticalScripts() : [];
      return [
        `export const pageScripts = ${JSON.stringify(Object.fromEntries(known))};`,
        `export const verticalScripts = ${JSON.stringify(Object.fromEntries(ofVerticals))};`,
      ].join("\n");
    },
  };
}
