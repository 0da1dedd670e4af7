import pg from "pg";
import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { controlSimulators } from "#simulators/control-client.ts";

export const banner = (page: Page) => page.getByRole("region", { name: /^(Kakor på Sparv|Välj kakor)$/ });

export const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();

/** The categories that are stored, or undefined. */
export async function storedChoice(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === "__Host-sparv-consent");
  return cookie && decodeURIComponent(cookie.value.split(".")[1] ?? "");
}

/** The names of everything that the browser stores. */
export async function storedNames(context: BrowserContext, page: Page): Promise<string[]> {
  const inStorage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [...cookies, ...inStorage].toSorted();
}

/** The present data layer, commands as arrays. */
export const dataLayer = (page: Page): Promise<DataLayerEntry[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as unknown[])] : entry,
    ),
  ) as Promise<DataLayerEntry[]>;

export type DataLayerEntry = Record<string, unknown> & { readonly event?: string };

export async function waitForEvent(page: Page, name: string): Promise<DataLayerEntry> {
  const found = await page.waitForFunction(
    (wanted) => (window.dataLayer ?? []).find((entry) => (entry as { event?: string }).event === wanted),
    name,
    { timeout: 15_000 },
  );
  return found.jsonValue() as Promise<DataLayerEntry>;
}

interface TagMessage {
  readonly from?: string;
  readonly kind: "analytics" | "ads";
  readonly page: string;
  readonly payload: DataLayerEntry;
}

const RECEIVER = "tags/receiver";

/** What has left the browser at this address for the tag's owner. */
export async function receivedByTags(address: string): Promise<readonly TagMessage[]> {
  const received = (await controlSimulators(inject("simulatorsUrl")).received(RECEIVER)) as readonly TagMessage[];
  return received.filter(({ from }) => from === address);
}

/** Requests to any other host than our own. */
export function watchForeign(context: BrowserContext): string[] {
  const ours = new URL(inject("stackUrl")).host;
  const foreign: string[] = [];
  context.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== ours) foreign.push(request.url());
  });
  return foreign;
}

export interface EvidenceRow {
  readonly categories: string;
  readonly place: string;
  readonly texts: { readonly notice: { readonly title: string } };
}

/** The stored choices of this visitor only. */
export async function consentsOf(context: BrowserContext): Promise<readonly EvidenceRow[]> {
  const cookieKeys = createCookieKeys(readConfig(developmentEnvironment()));
  const token = (await context.cookies()).find(({ name }) => name === VISITOR_COOKIE)?.value ?? "";
  const owner = readVisitor(`${VISITOR_COOKIE}=${token}`, cookieKeys, noFormerIds).owner();
  const text = `select categories, place, texts from consents join consent_texts on version = text_version where owner = $1 order by id`;
  const client = new pg.Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  try {
    return (await client.query<EvidenceRow>(text, [owner])).rows;
  } finally {
    await client.end();
  }
}
