import { readdirSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const CLIENT_ASSETS = "build/client/assets";

/** Two chunks that every page with script shares, instead of a dozen small ones: together they compress 3 KB better. */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "frame",
    test: /src\/(ui\/(primitives|layout|illustrations)|web\/(frame\/|[^/]+$)|verticals\/|domain\/[^/]+$)/,
    minShareCount: 2,
  },
];

/** Icons are drawn by a component of ours, which is lighter than the package's own. */
const LUCIDE_FACTORY = /^.*\/createLucideIcon\.mjs$/;
const OUR_ICON = `${import.meta.dirname}/src/ui/primitives/create-icon.tsx`;

// The web program is the SSR entry of this build, so that server and router share one copy of every module.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: process.env["VITEST"] ? [] : [reactRouter(), pageCss()],
  server: { middlewareMode: true, hmr: { host: "127.0.0.1" } },
  build: {
    target: "es2022",
    // Newer than the script's: a browser that knows neither an unprefixed mask nor light-dark() still shows every page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    ...(isSsrBuild ? { rolldownOptions: { input: "./src/main/web.ts" } } : {}),
  },
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
    // Icons are drawn by our own component on both sides, or the browser would find other markup than the server sent.
    ssr: { build: { rolldownOptions: { input: "./src/main/web.ts" } }, resolve: { noExternal: ["lucide-react"] } },
  },
}));

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
