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

describe("design tokens", () => {
  it("have the same dark values whether the visitor or the system chose", () => {
    expect(Object.keys(chosenDark).length).toBeGreaterThan(40);
    expect(systemDark).toEqual(chosenDark);
  });

  it.each(Object.entries(themes))("keep every pair above its contrast limit in the %s theme", (_name, tokens) => {
    const tooLow = PAIRS.flatMap(([front, ground, least]) => {
      const ratio = contrast(resolve(tokens, front), resolve(tokens, ground));
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
    });
    expect(tooLow).toEqual([]);
  });

  it.each(Object.entries(themes))(
    "have a focus ring of which one colour stands out on any ground (%s)",
    (_name, tokens) => {
      for (const ground of ["surface", "canvas", "act", "spara", "surface-inverse"]) {
        const [inner, outer] = ["focus-in", "focus-out"].map((ring) =>
          contrast(resolve(tokens, ring), resolve(tokens, ground)),
        );
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
