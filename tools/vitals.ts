import { parseArgs } from "node:util";
import { SERVICES } from "#domain/service/services.ts";
import { systemClock } from "#platform/clock.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import routes from "#web/routes.ts";
import { listRegisteredScreens, type Screen } from "#tools/browser/screens.ts";
import { launchChromium } from "./browser/chromium.ts";
import { type Vitals, limitsOf, measureVitals, overLimits } from "./browser/measure-vitals.ts";
import { startStack } from "./processes/stack.ts";

/**
 * `npm run vitals -- <path or screen> [--json] [--base http://…]`: how a page loads on a slow phone. A screen is a name of
 * `tools/browser/screens.ts`, as car-result; a path that no screen needs preparing for is opened as it is. Ends with an error when the start page
 * or an information page is over its limit.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, base: { type: "string" } },
});

const screens = listRegisteredScreens();
const built = [...createServerVerticals(systemClock), ...appliedVerticals].map(({ description }) => description.path);
const pagesToRead = [
  ...routes.filter(({ file }) => file === "content/articles/InfoPage.tsx").map(({ path = "" }) => `/${path}`),
  ...SERVICES.map(({ path }) => path).filter((path) => !built.includes(path)),
];
const wanted = (positionals.length > 0 ? positionals : ["/"]).map(toScreen);
const stack = values.base === undefined ? await startStack({ topic: "vitals" }) : undefined;
const browser = await launchChromium();
try {
  for (const screen of wanted) {
    const vitals = await measureVitals(browser, values.base ?? stack?.url ?? "", screen);
    console.log(values.json ? JSON.stringify(vitals) : describe(vitals));
    for (const over of overLimits(vitals, limitsOf(vitals.path, pagesToRead))) {
      console.error(over);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await stack?.stop();
}

function toScreen(asked: string): Screen {
  const screen = screens.find(({ name }) => name === asked);
  if (screen) return screen;
  if (!asked.startsWith("/"))
    throw new Error(`no screen is called ${asked}: ${screens.map(({ name }) => name).join(", ")}`);
  return { name: asked, path: asked };
}

function describe({ path, lcpMs, tbtMs, cls, worstCls, shifts, inpMs, jsKb, cssKb }: Vitals): string {
  const figures = `${path}: LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls} (at worst ${worstCls}), INP ${inpMs} ms, script ${jsKb} kB, styles ${cssKb} kB (gzip)`;
  const moved = shifts.filter(({ value }) => value > 0);
  return [
    figures,
    ...moved.map((shift) => `  moved by ${shift.value} at ${shift.atMs} ms: ${shift.moved.join("; ")}`),
  ].join("\n");
}
