import { PAGE_SCRIPTS } from "#tools/bundle/page-scripts.ts";
import routes from "#web/routes.ts";

/** Shows every part in every state to those who build the product; no page links to it. */
const GALLERY_ROUTE_ID = "gallery";

/** Simulators replace other companies, and are not the product. */
const STARTED = ["src/main/web.ts", "src/main/worker.ts", "src/main/migrate.ts"];

/** React Router's own entries, which no file of ours imports. */
const FRAMEWORK_ENTRIES = ["src/web/root.tsx", "src/web/entry.client.tsx", "src/web/entry.server.tsx"];

/** What operators run beside the programs, and what renders the mails. */
const OPERATED = ["audit", "end-sessions", "hold", "mail-templates", "reencrypt", "rehash", "staff"];

/** Where everything starts that a visitor, an operator or a call can reach. */
export const listPrograms = (): string[] => [
  ...STARTED,
  ...FRAMEWORK_ENTRIES,
  ...new Set(routes.filter(({ id }) => id !== GALLERY_ROUTE_ID).map(({ file }) => `src/web/${file}`)),
  ...Object.values(PAGE_SCRIPTS).map((file) => `src/${file}`),
  ...OPERATED.map((name) => `tools/${name}.ts`),
];
