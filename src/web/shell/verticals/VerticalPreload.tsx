import { useLocation } from "react-router";
import { verticalScripts } from "virtual:page-scripts";
import { webVerticals } from "#verticals/web-registry.ts";

/** Loads the page's vertical in parallel with the page's own script. Rendered by the server only: in the browser it is too late. */
export function VerticalPreload() {
  const { pathname } = useLocation();
  const entry = webVerticals.find(({ description }) => pathname.startsWith(description.path));
  const hrefs = (entry && verticalScripts[entry.description.name]) ?? [];
  return hrefs.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
