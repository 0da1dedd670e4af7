import { readdirSync, readFileSync } from "node:fs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { className } from "./tools/bundle/class-name.ts";
import { compressAssets } from "./tools/bundle/compress-assets.ts";
import { lightManifest } from "./tools/bundle/light-manifest.ts";
import { loadedTogether } from "./tools/bundle/loaded-together.ts";
import { PAGE_SCRIPTS } from "./tools/bundle/page-scripts.ts";
import { reportSizes } from "./tools/bundle/report-sizes.ts";
import { unusedRouterParts } from "./tools/bundle/unused-router-parts.ts";

const CLIENT_ASSETS = "build/client/assets";
const BUNDLE_SIZES = "build/bundle-sizes.json";

const inSource = (...files: readonly string[]) => files.map((file) => `${import.meta.dirname}/src/${file}`);
const OURS = /\/src\//;
const PIECES =
  /\/src\/(ui\/primitives|domain\/(?!(account|addresses|after-order|analytics|assistant|competition|form|text)\/)[^/]+)\/[^/]+$|\/icons\//;
const CARD_PIECES =
  /\/src\/ui\/primitives\/(BirdShape|CardDetail|LogoTile|NewTabLink|OfferCard|Price|SavingBadge|Skeleton|Tag)\.tsx$|\/icons\/(external-link|file-text|heart|lock-open|triangle-exclamation-point)\./;
/** The one that the result page needs before its list is left to it, or it would have to wait for all of them. */
const OF_RESULT_PAGE = /\/src\/domain\/current-insurance\/owner-flag\.ts$/;
/** Shown on many pages, and on none before an order. */
const OF_ORDERS = /\/src\/domain\/order\/order-number\.ts$/;
const isPiece = (id: string) =>
  PIECES.test(id) && !CARD_PIECES.test(id) && !OF_RESULT_PAGE.test(id) && !OF_ORDERS.test(id);
const STYLES = /\.module\.css$/;

/** Those that most pages load; the others share nothing more. */
const PAGE_SCRIPT_FILES = inSource(PAGE_SCRIPTS.page, PAGE_SCRIPTS.banner);
const OURS_BUT_SCRIPTS = (id: string) => OURS.test(id) && !PAGE_SCRIPT_FILES.includes(id);

/**
 * On every page that hydrates, with the formats that every vertical's texts are written in, and the styles of the dialogs
 * that the header has without script.
 */
const FRAME = inSource(
  "web/root.tsx",
  "web/shell/verticals/find-vertical.ts",
  "web/shell/lookups/form-token-context.ts",
  "ui/overlays/Modal.module.css",
  "ui/overlays/use-hash-open.ts",
  "ui/pieces/plain-click.ts",
  "domain/addresses/shop-paths.ts",
  "domain/format/swedish-format.ts",
  "domain/service/services.texts.sv.ts",
);
const PRODUCT_PAGE = inSource("web/ServicePage.tsx");
const RESULT_PAGE = inSource("web/shop/result/ResultPage.tsx");
const ORDER_PAGES = inSource("web/shop/checkout/CheckoutPage.tsx", "web/shop/order-complete/OrderCompletePage.tsx");

/** Each has a file of its own name, which its pages load beside theirs. */
const VERTICALS = readdirSync(`${import.meta.dirname}/src/verticals`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const webOf = (vertical: string) => inSource(`verticals/${vertical}/web/${vertical}.web.ts`);

/** Few chunks instead of dozens of small ones, which compress worse; and in none of them what its pages do not need. */
const CHUNKS = [
  // What the script of every page shares with the pages that are hydrated.
  { name: loadedTogether("page-parts", PAGE_SCRIPT_FILES), test: OURS_BUT_SCRIPTS, priority: 1 },
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: loadedTogether("frame", FRAME, PAGE_SCRIPT_FILES), test: OURS },
  // Fetched after hydration; modals are made of its pieces too.
  { name: loadedTogether("hosts", inSource("web/shell/hosts/PageHosts.tsx"), inSource("web/root.tsx")), test: OURS },
  // Of the menu and of the coach, which is rendered without the menu; before it, or it would take them along.
  {
    name: "service-icons",
    test: /src\/web\/shell\/services\/announced-icons|\/icons\/(hand-coins|heart-pulse|house|key-round|piggy-bank|router|sofa|zap)\./,
  },
  {
    name: "menu",
    test: /src\/(web\/shell\/(frame\/menu|services\/announced-(services|names))|domain\/service\/services\.ts)/,
  },
  // Of the desk's rail, which many pages have and no visitor sees.
  { name: "desk-icons", test: /\/icons\/(flask-conical|inbox|mail|message-square|type)\./ },
  // Each is too small for a chunk, and none may bring the form's with it. Those of cards come with the first card: every
  // vertical's card has more of them shared, and pages hydrate without.
  { name: "pieces", test: isPiece, minShareCount: 4 },
  { name: "card-pieces", test: CARD_PIECES, minShareCount: 4 },
  // What the server renders and the browser fetches later, or never: pages name these styles as theirs (`lateStyles`).
  {
    name: loadedTogether("site-styles", inSource("web/shell/frame/SiteTop.tsx", "web/shell/frame/SiteFooter.tsx")),
    test: STYLES,
  },
  { name: loadedTogether("announced-styles", inSource("web/content/announced/AnnouncedPage.tsx")), test: STYLES },
  {
    name: "result-styles",
    test: /src\/(web\/shop\/(result|coach|selling-points|favourites)|verticals\/(_web|[^/]+\/web)|ui\/primitives\/(OfferCard|Price|CardDetail|ProgressBar|SavingBadge|Skeleton|Tag|LogoTile))[^?]*\.module\.css$/,
  },
  { name: "order-styles", test: /src\/web\/shop\/(after-order|order-complete)\/[^?]*\.module\.css$/ },
  // The form beside a list is rendered so too.
  {
    name: "form-styles",
    test: /src\/ui\/(form-engine|inputs|pieces\/(Collapse|LoadingButton|LoadingIcon|StickyLayer))[^?]*\.module\.css$/,
  },
  {
    name: loadedTogether("form", inSource("ui/form-engine/FormRenderer.tsx", "ui/form-engine/use-form.ts")),
    test: OURS,
  },
  // The pages of a search, and the list that comes with its script when there is one.
  { name: loadedTogether("product", PRODUCT_PAGE, [...RESULT_PAGE, ...ORDER_PAGES]), test: OURS },
  { name: loadedTogether("result", RESULT_PAGE, [...PRODUCT_PAGE, ...ORDER_PAGES]), test: OURS },
  {
    name: loadedTogether("results", inSource("web/shop/result/PageResults.tsx"), [...PRODUCT_PAGE, ...RESULT_PAGE]),
    test: OURS,
  },
  ...VERTICALS.map((vertical) => ({
    name: loadedTogether(`${vertical}.parts`, webOf(vertical), [
      ...VERTICALS.filter((other) => other !== vertical).flatMap(webOf),
      ...PRODUCT_PAGE,
      ...RESULT_PAGE,
    ]),
    test: OURS,
  })),
];

/** Has come before anything that is fetched late: need not be named again in front of every late part. */
const ALWAYS_LOADED = /assets\/(react|frame|page-parts|rolldown-runtime)-[^/]+\.(js|css)$/;

/** Icons are rendered by our own component, which is lighter than the package's own. */
const LUCIDE_FACTORY = /^.*\/createLucideIcon\.mjs$/;
const OUR_ICON = `${import.meta.dirname}/src/ui/primitives/create-icon.tsx`;

// The web program is the SSR entry of this build, so that server and router share one copy of every module.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: process.env["VITEST"]
    ? []
    : [
        swedishOnly(),
        reactRouter(),
        pageCss(),
        pageScripts(),
        unusedRouterParts(),
        compressAssets(),
        lightManifest(CLIENT_ASSETS),
        reportSizes(BUNDLE_SIZES),
      ],
  server: { middlewareMode: true, hmr: { host: "127.0.0.1" } },
  build: {
    target: "es2022",
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_LOADED.test(file)) },
    // Newer than the script's: a browser that knows neither an unprefixed mask nor light-dark() still shows every page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    ...(isSsrBuild ? { rolldownOptions: { input: "./src/main/web.ts" } } : {}),
  },
  css: { modules: { generateScopedName: className(import.meta.dirname) } },
  resolve: { alias: [{ find: LUCIDE_FACTORY, replacement: OUR_ICON }] },
  optimizeDeps: {
    // Named beforehand, or the first page of a fresh clone is loaded twice while they are found one by one.
    include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom", "lucide-react"],
    rolldownOptions: {
      plugins: [{ name: "sparv:icons", resolveId: (source) => (LUCIDE_FACTORY.test(source) ? OUR_ICON : null) }],
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // Icons are rendered by our own component on both sides, or the browser would find other markup than the server sent.
    ssr: {
      build: { cssMinify: true, rolldownOptions: { input: "./src/main/web.ts" } },
      resolve: { noExternal: ["lucide-react"] },
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

/** Those that the browser needs of each vertical before its pages hydrate. */
const listVerticalScripts = (): (readonly [name: string, addresses: readonly string[]])[] =>
  VERTICALS.map((vertical) => {
    const own = new RegExp(`^${vertical}\\.(web|parts)-[\\w-]{8}\\.js$`);
    return [vertical, readdirSync(CLIENT_ASSETS).flatMap((file) => (own.test(file) ? [`/assets/${file}`] : []))];
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
