import type { AppliedEntry, ApplyWeb } from "#verticals/_contract/apply-web.ts";
import { appliedEntries } from "#verticals/web-registry.ts";
import { notFound, servicePath, type ServiceParams } from "./find-vertical.ts";

const loaded = new Map<string, ApplyWeb>();

/** For loaders and actions: the vertical that is applied for at the address, or the page for a missing one. */
export async function requireAppliedAt(
  params: ServiceParams,
  entries: readonly AppliedEntry[] = appliedEntries,
): Promise<ApplyWeb> {
  const path = servicePath(params);
  const entry = entries.find(({ description }) => description.path === path);
  if (!entry) throw notFound();
  const web = await entry.loadApply();
  loaded.set(web.description.name, web);
  return web;
}

/** In a browser, with the script of the page and so before hydration: the loader has run on the server. They are few. */
export async function loadApplied(): Promise<void> {
  for (const web of await Promise.all(appliedEntries.map((entry) => entry.loadApply())))
    loaded.set(web.description.name, web);
}

/** For components: the name came from a loader that found it. */
export function requireApplied(name: string): ApplyWeb {
  const web = loaded.get(name);
  if (!web) throw new Error(`No such vertical: ${name}`);
  return web;
}
