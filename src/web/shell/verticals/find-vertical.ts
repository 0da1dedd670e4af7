import { data } from "react-router";
import type { Nouns } from "#domain/text/nouns.ts";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { appliedEntries, webVerticals } from "#verticals/web-registry.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { companiesPath, expertPath } from "#domain/addresses/question-paths.ts";
import { receiptsPath, sharedListsPath } from "#domain/addresses/stored-list-paths.ts";

const loaded = new Map<string, VerticalWeb>();

/** Called before anything is rendered: on the server all of them, in a browser those of its page. */
export async function loadVerticals(entries: readonly VerticalEntry[] = webVerticals): Promise<void> {
  for (const web of await Promise.all(entries.map((entry) => entry.load()))) loaded.set(web.description.name, web);
}

/** Links between verticals load a new page: a browser needs only the verticals below one address. */
export function verticalsAt(pathname: string): readonly VerticalEntry[] {
  // My pages list things of all of them and show the screens of none; a receipt and a shared list show what was stored. The rest
  // ask something else.
  if (SHOWING_NONE.some((path) => pathname.startsWith(path))) return [];
  // Their pages load what they show themselves.
  if (appliedEntries.some(({ description }) => pathname.startsWith(description.path))) return [];
  const here = webVerticals.filter(({ description }) => pathname.startsWith(description.path));
  return here.length > 0 ? here : webVerticals;
}

const SHOWING_NONE = [accountPath(), receiptsPath(), sharedListsPath(), companiesPath(), expertPath()];

/** In the order of the menus. */
export const loadedVerticals = (): VerticalWeb[] =>
  webVerticals.flatMap(({ description }) => loaded.get(description.name) ?? []);

/** What the sentences of a page below a vertical's address call the thing that is compared. */
export const nounsAt = (pathname: string): Nouns | undefined =>
  loadedVerticals().find(({ description }) => pathname.startsWith(description.path))?.description.texts.nouns;

/** For loaders and actions: the vertical at the address, or the page for a missing one. */
export function requireVerticalAt(params: ServiceParams): VerticalWeb {
  const path = servicePath(params);
  const entry = webVerticals.find(({ description }) => description.path === path);
  if (!entry) throw notFound();
  return requireVertical(entry.description.name);
}

/** Some services have a group in the address, as /forsakring/; others are the first segment. */
export interface ServiceParams {
  readonly group?: string | undefined;
  readonly service: string;
}

export const servicePath = ({ group, service }: ServiceParams): string =>
  group === undefined ? `/${service}/` : `/${group}/${service}/`;

/** For components: the name came from a loader that found it. */
export function requireVertical(name: string): VerticalWeb {
  const web = loaded.get(name);
  if (!web) throw new Error(`No such vertical: ${name}`);
  return web;
}

export const notFound = () => data(null, { status: 404 });
