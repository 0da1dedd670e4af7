import { preloadModule } from "react-dom";
import { verticalScripts } from "virtual:page-scripts";
import { webVerticals } from "#verticals/web-registry.ts";

/** The scripts of the vertical at an address are fetched together with those of its page. */
export function preloadVertical(pathname: string, nonce: string): void {
  const vertical = webVerticals.find(({ description }) => pathname.startsWith(description.path));
  for (const href of vertical ? (verticalScripts[vertical.description.name] ?? []) : [])
    preloadModule(href, { as: "script", nonce });
}
