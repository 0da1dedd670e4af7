import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { listScreens } from "#web/screens.ts";
import { launchChromium } from "./browser/chromium.ts";
import { prepareScreen } from "./browser/prepare-screen.ts";
import { type Screen, takeShots, type Theme } from "./browser/take-shots.ts";

/** `npm run shots -- --base http://127.0.0.1:3000 --theme both --only start`: pictures into the folder shots. */
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "http://127.0.0.1:3000" },
    theme: { type: "string", default: "light" },
    only: { type: "string" },
  },
});

const themes = themesOf(values.theme);
const wanted = screens().filter(({ name }) => values.only === undefined || name.includes(values.only));
const isOurStack = !(await isAnswering(values.base));
if (isOurStack) runScript("stack:up");
const browser = await launchChromium();
try {
  const files = await takeShots(browser, wanted, { base: values.base, folder: "shots", themes });
  for (const file of files) console.log(file);
} finally {
  await browser.close();
  if (isOurStack) runScript("stack:down");
}

/** Every registered screen, with its preparation by name turned into the deed. */
function screens(): Screen[] {
  const verticals = createServerVerticals(systemClock).map(({ description }) => description);
  return listScreens(verticals).map(({ name, path, prepare, isFirstVisit = false }) => ({
    name,
    path,
    isFirstVisit,
    ...(prepare === undefined ? {} : { prepare: (page) => prepareScreen(page, prepare) }),
  }));
}

function themesOf(option: string): readonly Theme[] {
  if (option === "both") return ["light", "dark"];
  if (option === "light" || option === "dark") return [option];
  throw new Error("--theme is light, dark or both");
}

async function isAnswering(base: string): Promise<boolean> {
  try {
    return (await fetch(base, { signal: AbortSignal.timeout(5_000) })).status < 500;
  } catch {
    return false;
  }
}

function runScript(name: string): void {
  const { status } = spawnSync("npm", ["run", name], { stdio: "inherit" });
  if (status !== 0) throw new Error(`npm run ${name} ended with ${status}`);
}
