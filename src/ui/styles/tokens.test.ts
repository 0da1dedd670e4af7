import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const light = readBlock(":root {");
const chosenDark = readBlock(':root[data-theme="dark"]');
const systemDark = readBlock(":root:not([data-theme])");
const themes = { light, dark: { ...light, ...chosenDark } };

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls and charts. */
const TEXT = 4.5;
const EDGE = 3;

/** Foreground, ground, least contrast: the pairs that the components put together. */
const PAIRS: [string, string, number][] = [
  ["text", "surface", TEXT],
  ["text", "canvas", TEXT],
  ["text", "canvas-deep", TEXT],
  ["text-2", "canvas", TEXT],
  ["text-2", "canvas-deep", TEXT],
  ["text-2", "surface", TEXT],
  ["text-3", "surface", TEXT],
  ["text-3", "surface-sunk", TEXT],
  ["text-3", "choice-on", TEXT],
  ["text-link", "surface", TEXT],
  ["text-link", "canvas", TEXT],
  ["text-link", "surface-info", TEXT],
  ["act-text", "act", TEXT],
  ["act-text", "act-hover", TEXT],
  ["act-2-text", "act-2", TEXT],
  ["act-soft-text", "act-soft", TEXT],
  ["act-soft-text", "act-soft-hover", TEXT],
  ["act-off-text", "act-off", TEXT],
  ["spara-text", "spara", TEXT],
  ["din-text", "din", TEXT],
  ["text", "surface-spara", TEXT],
  ["text", "surface-din", TEXT],
  ["text-din", "surface-din", TEXT],
  ["text-ok", "surface-ok", TEXT],
  ["text-ok", "surface-sunk", TEXT],
  ["text-fel", "surface-fel", TEXT],
  ["text-fel", "surface-sunk", TEXT],
  ["text-inverse", "surface-inverse", TEXT],
  ["text-inverse-2", "surface-inverse", TEXT],
  ["gul-400", "surface-inverse", TEXT],
  ["ink", "logo-tile", TEXT],
  ["line-strong", "surface", EDGE],
  ["line-strong", "canvas", EDGE],
  ["line-ok", "surface", EDGE],
  ["line-fel", "surface", EDGE],
  ["line-fel", "surface-fel", EDGE],
  ["line-din", "surface", EDGE],
  ["bar", "surface", EDGE],
  ["bar", "canvas-deep", EDGE],
  ["act", "choice-on", EDGE],
];

/** The design's own measurements (design §8), to two decimals: foreground, ground, light, dark. None may sink. */
const MEASURED: [string, string, number, number][] = [
  ["text", "surface", 17.0, 15.15],
  ["text", "canvas", 15.12, 17.16],
  ["text-2", "canvas", 8.3, 12.36],
  ["text-3", "surface", 7.05, 7.88],
  ["text-3", "canvas", 6.27, 8.93],
  ["text-3", "canvas-deep", 5.65, 8.4],
  ["text-link", "surface", 7.24, 9.31],
  ["text-link", "canvas", 6.44, 10.54],
  ["text-link", "surface-info", 6.15, 7.96],
  ["act-text", "act", 7.24, 8.74],
  ["act-text", "act-hover", 9.94, 11.4],
  ["act-soft-text", "act-soft", 8.44, 9.68],
  ["act-soft-text", "act-soft-hover", 6.99, 7.86],
  ["act-off-text", "act-off", 4.62, 5.71],
  ["spara-text", "spara", 12.29, 12.29],
  ["text", "surface-spara", 15.2, 13.16],
  ["text", "surface-din", 14.41, 14.14],
  ["din-text", "din", 7.95, 7.95],
  ["text-din", "surface", 7.29, 9.85],
  ["text-din", "surface-din", 6.18, 9.2],
  ["text-ok", "surface", 5.81, 9.76],
  ["text-ok", "surface-ok", 5.12, 8.16],
  ["text-fel", "surface", 5.94, 8.93],
  ["text-fel", "surface-fel", 5.16, 8.52],
  ["text-inverse", "surface-inverse", 17.0, 13.62],
  ["text-inverse-2", "surface-inverse", 11.02, 8.83],
  ["line-strong", "surface", 3.65, 4.95],
  ["line-strong", "canvas", 3.24, 5.61],
  ["line-ok", "surface", 5.81, 7.67],
  ["line-fel", "surface", 5.94, 7.33],
  ["line-din", "surface", 4.16, 7.71],
  ["line-din", "surface-din", 3.52, 7.2],
  ["bar", "surface", 4.87, 6.68],
  ["spara-hatch", "surface", 4.21, 5.26],
];

/** Of the ring's two colours the one that stands out more (design §8). */
const MEASURED_RING: [string, number, number][] = [
  ["surface", 17.0, 10.87],
  ["act", 4.77, 8.74],
  ["spara", 12.29, 13.51],
  ["surface-inverse", 11.2, 8.97],
];

/** The style guide's ramps, to one decimal, against the text on them. */
const RAMPS: [ramp: string, text: "ink" | "vit", steps: Record<string, number>][] = [
  ["bla", "ink", { 50: 15.7, 100: 14.4, 200: 12.0, 300: 8.7, 400: 5.3 }],
  ["bla", "vit", { 500: 4.9, 600: 7.2, 700: 9.9, 800: 12.6, 900: 15.4 }],
  ["gul", "ink", { 50: 16.3, 100: 15.2, 200: 13.7, 300: 12.3, 400: 11.2, 500: 8.1 }],
  ["gul", "vit", { 700: 6.4, 900: 13.2 }],
  ["rosa", "ink", { 50: 15.8, 100: 14.4, 200: 12.1, 300: 9.8, 400: 7.9, 500: 5.4 }],
  ["rosa", "vit", { 600: 5.1, 700: 7.3, 900: 15.4 }],
  ["sk", "ink", { 50: 16.0, 100: 14.6, 200: 12.4, 300: 9.1, 400: 4.7 }],
  ["sk", "vit", { 500: 5.4, 600: 7.1, 700: 9.3 }],
  ["gran", "ink", { 100: 15.0, 300: 9.5 }],
  ["gran", "vit", { 600: 5.8, 700: 8.0 }],
  ["rod", "ink", { 100: 14.8, 300: 8.6 }],
  ["rod", "vit", { 600: 5.9, 700: 8.1 }],
];

describe("design tokens", () => {
  it("have the same dark values whether the visitor or the system chose", () => {
    expect(Object.keys(chosenDark).length).toBeGreaterThan(40);
    expect(systemDark).toEqual(chosenDark);
  });

  it.each(Object.entries(themes))("keep every pair above its contrast limit in the %s theme", (_name, tokens) => {
    const tooLow = PAIRS.flatMap(([front, ground, least]) => {
      const ratio = contrastOf(tokens, front, ground);
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
    });
    expect(tooLow).toEqual([]);
  });

  it.each(Object.entries(themes))("keep the contrast the design was measured at in the %s theme", (name, tokens) => {
    const sunk = MEASURED.flatMap(([front, ground, inLight, inDark]) =>
      fallShort(`${front} on ${ground}`, contrastOf(tokens, front, ground), name === "light" ? inLight : inDark),
    );
    expect(sunk).toEqual([]);
  });

  it.each(Object.entries(themes))("keep the measured contrast of the focus ring (%s)", (name, tokens) => {
    const sunk = MEASURED_RING.flatMap(([ground, inLight, inDark]) => {
      const best = Math.max(contrastOf(tokens, "focus-in", ground), contrastOf(tokens, "focus-out", ground));
      return fallShort(`ring on ${ground}`, best, name === "light" ? inLight : inDark);
    });
    expect(sunk).toEqual([]);
  });

  it("keep the contrast of every step of every ramp with the text on it", () => {
    const sunk = RAMPS.flatMap(([ramp, text, steps]) =>
      Object.entries(steps).flatMap(([step, least]) =>
        fallShort(`${text} on ${ramp}-${step}`, contrastOf(light, text, `${ramp}-${step}`), least, 1),
      ),
    );
    expect(sunk).toEqual([]);
  });

  it.each(Object.entries(themes))(
    "have a focus ring of which one colour stands out on any ground (%s)",
    (_name, tokens) => {
      for (const ground of ["surface", "canvas", "act", "spara", "surface-inverse"]) {
        const [inner, outer] = ["focus-in", "focus-out"].map((ring) => contrastOf(tokens, ring, ground));
        expect(Math.max(inner ?? 0, outer ?? 0)).toBeGreaterThanOrEqual(EDGE);
      }
    },
  );
});

function readBlock(selector: string): Record<string, string> {
  const start = css.indexOf("{", css.indexOf(selector));
  const declarations = css.slice(start + 1, css.indexOf("}", start)).matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value?.trim() ?? ""]));
}

function resolve(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`No token ${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolve(tokens, reference);
}

const contrastOf = (tokens: Record<string, string>, front: string, ground: string): number =>
  contrast(resolve(tokens, front), resolve(tokens, ground));

/** A measurement holds when it rounds to the figure in the table, or is better. */
const fallShort = (what: string, ratio: number, least: number, decimals = 2): string[] =>
  Number(ratio.toFixed(decimals)) < least ? [`${what}: ${ratio.toFixed(decimals)} < ${least}`] : [];

function contrast(front: string, ground: string): number {
  const [low, high] = [luminance(front), luminance(ground)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
