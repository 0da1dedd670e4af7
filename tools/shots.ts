import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { listRegisteredScreens } from "#tools/browser/screens.ts";
import { launchChromium } from "./browser/chromium.ts";
import { prepareScreen } from "./browser/prepare-screen.ts";
import { withdrawOrder } from "./browser/prepare-order.ts";
import { type Screen, type Theme, takeShots, writeThumbnail } from "./browser/take-shots.ts";
import { ownEnvironment } from "./processes/own-environment.ts";

/**
 * `npm run shots -- --base http://127.0.0.1:3000 --theme both --widths 320,2560 --only start`: pictures into the folder
 * shots, with `--window` of the first screenful only. With `--small docs/screens` also small ones, as `docs/screens` shows
 * them; a picture named after it is made small likewise.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string", default: `http://127.0.0.1:${ownEnvironment()["SPARV_PORT"]}` },
    theme: { type: "string", default: "light" },
    widths: { type: "string" },
    only: { type: "string" },
    small: { type: "string" },
    window: { type: "boolean", default: false },
  },
});

const themes = themesOf(values.theme);
const wanted = screens().filter(({ name }) => values.only === undefined || new RegExp(values.only).test(name));
const isOurStack = positionals.length === 0 && !(await isAnswering(values.base));
if (isOurStack) runScript("stack:up");
const browser = await launchChromium();
try {
  const widths = values.widths?.split(",").map(readWidth);
  const setup = { base: values.base, folder: "shots", themes, widths, isWindow: values.window };
  const files = positionals.length > 0 ? positionals : await takeShots(browser, wanted, setup);
  for (const file of files) {
    console.log(file);
    if (values.small !== undefined) await writeThumbnail(browser, file, smallName(values.small, file));
  }
} finally {
  await browser.close();
  if (isOurStack) runScript("stack:down");
}

/** "-ours" for a picture that was just taken; the file's own name for a design. */
function smallName(folder: string, file: string): string {
  const ours = positionals.length === 0 ? "-ours" : "";
  return join(folder, `${basename(file, ".png")}${ours}.webp`);
}

/** Every registered screen, with the function that prepares it. */
function screens(): Screen[] {
  return listRegisteredScreens().map((screen) => ({
    ...screen,
    prepare: (page) => prepareScreen(page, screen),
    ...cleanUpOf(screen),
  }));
}

function cleanUpOf({ leavesOrder }: { readonly leavesOrder?: boolean }): Pick<Screen, "cleanUp"> {
  return leavesOrder ? { cleanUp: withdrawOrder } : {};
}

function themesOf(option: string): readonly Theme[] {
  if (option === "both") return ["light", "dark"];
  if (option === "light" || option === "dark") return [option];
  throw new Error("--theme is light, dark or both");
}

function readWidth(option: string): number {
  const width = Number(option);
  if (Number.isInteger(width) && width > 0) return width;
  throw new Error("--widths are whole pixels, with commas between");
}

async function isAnswering(base: string): Promise<boolean> {
  try {
    return (await fetch(base, { signal: AbortSignal.timeout(5_000) })).status < 500;
  } catch {
    return false;
  }
}

function runScript(name: string): void {
  const { status } = spawnSync("npm", ["run", name], {
    stdio: "inherit",
    // The pictures of a fetch are taken without a phone.
    env: { ...process.env, SPARV_MOCK_LOGIN: "on" },
  });
  if (status !== 0) throw new Error(`npm run ${name} ended with ${status}`);
}
