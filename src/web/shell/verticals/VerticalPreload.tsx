import { useLocation } from "react-router";
import { verticalScripts } from "virtual:page-scripts";
import { webVerticals } from "#verticals/web-registry.ts";

/** What the page is about comes beside the page's own script, not after it. Drawn by the server only: the browser is past it. */
export function VerticalPreload() {
  const { pathname } = useLocation();
  const entry = webVerticals.find(({ description }) => pathname.startsWith(description.path));
  const hrefs = (entry && verticalScripts[entry.description.name]) ?? [];
  return hrefs.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
