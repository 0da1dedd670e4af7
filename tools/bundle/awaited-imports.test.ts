import { expect, it } from "vitest";
import { importStatically } from "./awaited-imports.ts";

it("imports what a module awaits statically too, once and on the first line", () => {
  const code = [
    'import { a } from "./a.ts";',
    'const Top = import.meta.env.SSR ? (await import("./Top.tsx")).Top : LazyTop;',
    'const Again = import.meta.env.SSR ? (await import("./Top.tsx")).Again : LazyTop;',
    'const later = () => import("./Later.tsx");',
  ].join("\n");
  expect(importStatically(code)).toBe(`import "./Top.tsx";${code}`);
});

it("leaves a module as it is that awaits no import", () => {
  const code = 'const load = () => import("./Later.tsx");';
  expect(importStatically(code)).toBe(code);
});
