import { data } from "react-router";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { webVerticals } from "#verticals/web-registry.ts";

/** For loaders and actions: the vertical that lives at the address, or the page that says there is none. */
export function requireVerticalAt(params: { readonly group: string; readonly service: string }): VerticalWeb {
  const path = `/${params.group}/${params.service}/`;
  const web = webVerticals.find(({ description }) => description.path === path);
  if (!web) throw notFound();
  return web;
}

/** For components: the name came from a loader that found it. */
export function requireVertical(name: string): VerticalWeb {
  const web = webVerticals.find(({ description }) => description.name === name);
  if (!web) throw new Error(`No such vertical: ${name}`);
  return web;
}

export const notFound = () => data(null, { status: 404 });
