import { globSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { BREAKPOINTS_PX, onResized } from "./breakpoints.ts";

const source = new URL("../../", import.meta.url).pathname;
/** Without spaces: how the file is laid out is not our business. */
const tokens = readFileSync(`${source}ui/styles/tokens.css`, "utf8").replaceAll(/\s+/g, "");

/** Widths that are no breakpoint, each with its reason. */
const OTHER_WIDTHS: Readonly<Record<string, string>> = {
  "max-width:379": "the narrowest phones, where a header must shrink",
};

test("breakpoints are the documented ones, and no style sheet turns at any other width [F-119]", () => {
  expect(BREAKPOINTS_PX).toEqual({ xs: 480, sm: 640, md: 760, lg: 1024, xl: 1280, "2xl": 1440, "3xl": 2560 });
  const allowed = new Set([
    ...Object.values(BREAKPOINTS_PX).flatMap((px) => [`min-width:${px}`, `max-width:${px - 1}`]),
    ...Object.keys(OTHER_WIDTHS),
  ]);
  const used = globSync("{ui,web,verticals}/**/*.css", { cwd: source }).flatMap((file) =>
    widthsIn(readFileSync(source + file, "utf8")).map((width) => ({ file, width })),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ width }) => !allowed.has(width))).toEqual([]);
  expect(used.map(({ width }) => width)).toEqual(expect.arrayContaining(["min-width:760", "max-width:759"]));
});

test("the search for widths sees one that is no breakpoint", () => {
  expect(widthsIn("@media (min-width: 761px) and (max-width:1023px) { a { max-width: 5px } }")).toEqual([
    "min-width:761",
    "max-width:1023",
  ]);
});

test("the main menu is 130 px high where it is spread out, and resizing is answered after 50 ms [F-120]", () => {
  expect(tokens).toContain("@media(min-width:1024px){:root{--header-h:130px");
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const resized = vi.fn();
  const stop = onResized(resized);
  for (let times = 0; times < 3; times++) {
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(49);
  }
  expect(resized).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resized).toHaveBeenCalledTimes(1);
  stop();
});

test("sticky elements are on layer 999 [F-118]", () => {
  expect(tokens).toContain("--z-sticky:999;");
  const css = readFileSync(new URL("StickyLayer.module.css", import.meta.url), "utf8");
  expect(css).toContain("z-index: var(--z-sticky)");
});

function widthsIn(css: string): string[] {
  return [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/(min|max)-width:\s*(\d+)px/g)].map(([, edge, px]) => `${edge}-width:${px}`),
  );
}
