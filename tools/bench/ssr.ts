import { join } from "node:path";
import { Pool } from "undici";
import { build } from "vite";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { compareOffers } from "#domain/comparison/compare-offers.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { ROOT } from "#tools/processes/paths.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { BareInput } from "./bare/bare-page.tsx";
import { type BareProcess, startBareProcess } from "./bare-process.ts";
import { type ContestBench, nodeUrlOf } from "./contest.ts";
import { requireVertical } from "./paced-searches.ts";
import { createSampleSearches } from "./sample-searches.ts";

const CLIENTS = 8;
const COOKIE = `__Host-sparv=${randomId()}`;
/** Below build/, so that the bundle finds the project's packages. */
const BARE_FOLDER = join(ROOT, "build/bench");

/** The result page through our server against React alone on the same tree, in turns. */
export const ssr = (verticalName: string): ContestBench => ({
  world: { topic: "bench", speed: "instant" },
  async *contests(stack) {
    const vertical = requireVertical(verticalName);
    const ours = new Pool(nodeUrlOf(stack), { connections: CLIENTS });
    const page = await searchOnce(stack, vertical);
    const path = `${vertical.description.path}jamfor/?searchid=${page.searchId}`;
    const shown = await fetchPage(ours, path);
    const root = { customerServicePhone: "08-465 004 00", salesPhone: "08-465 004 10", theme: null };
    const server = await startBare({ vertical: verticalName, page, root, css: inlinedCss(shown) });
    const bare = new Pool(server.url, { connections: CLIENTS });
    const pid = stack.nodes[0]?.pid ?? 0;
    try {
      expectSameOffers(shown, await fetchPage(bare, "/"));
      yield {
        name: `ssr ${verticalName}`,
        unit: "pages/s",
        clients: CLIENTS,
        ours: { operation: async () => void (await fetchPage(ours, path)), pid },
        bare: { operation: async () => void (await fetchPage(bare, "/")), pid: server.pid },
        died: server.died,
        where: { log: "web-1", processes: { "web node": pid } },
      };
    } finally {
      await Promise.all([ours.destroy(), bare.destroy()]);
      await server.stop();
    }
  },
});

/** Both must render what a visitor gets: a page without its list would be quicker. */
function expectSameOffers(ours: string, bare: string): void {
  const [shown = 0, expected = 0] = [ours, bare].map((html) => html.split("<article").length - 1);
  if (shown !== expected) throw new Error(`our page has ${shown} offers, the bare one ${expected}`);
}

async function fetchPage(pool: Pool, path: string): Promise<string> {
  const reply = await pool.request({ method: "GET", path, headers: { cookie: COOKIE } });
  const html = await reply.body.text();
  if (reply.statusCode !== 200 || !html.includes("<article"))
    throw new Error(`no offers in the page: ${reply.statusCode}`);
  return html;
}

async function searchOnce(stack: Stack, vertical: AnyVerticalServer): Promise<ResultPage> {
  const parameters = createSampleSearches(vertical.description.name).next();
  const answer = await fetch(`${stack.url}${vertical.description.path}jamfor/ajax`, {
    method: "POST",
    headers: { origin: stack.url, cookie: COOKIE },
    body: new URLSearchParams({ ...parameters, tempsearchid: randomId() }),
  });
  const { Data } = (await answer.json()) as { Data: { Result: { SearchId: string } } };
  const searchId = Data.Result.SearchId;
  const config = readConfig(stack.env);
  const pool = createSearchPool({ url: config.databaseUrl, name: "bench", connectionFailed: () => undefined });
  const [cipher, lookupHash] = [createColumnCipher(config.columnKeys), createLookupHash(config.lookupKey)];
  const result = await createSearchStore({ pool, cipher, lookupHash }).result(searchId);
  await pool.end();
  const parsed = vertical.parse(parameters);
  if (!result || !parsed.ok) throw new Error("the search left no result");
  const asked = vertical.providers.map(({ providerId, name, slug }) => ({ providerId, name, slug }));
  const { offers, withoutOffer, registers = {} } = result;
  return {
    searchId,
    state: "done",
    summary: vertical.summarize(parsed.value),
    asked,
    offers: compareOffers(offers, {
      current: undefined,
      recentOrders: new Map(),
      hasBindingTime: (detail) => vertical.describeOffer?.(detail).bindingMonths !== 0,
    }),
    withoutOffer,
    registers,
    currentInsurance: undefined,
  };
}

async function startBare(input: BareInput): Promise<BareProcess> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "tools/bench/bare/bare-page.tsx", outDir: BARE_FOLDER, emptyOutDir: true },
  });
  return startBareProcess(join(BARE_FOLDER, "bare-page.js"), { input });
}

const inlinedCss = (html: string): string => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
