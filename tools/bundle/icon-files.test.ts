import { expect, it } from "vitest";
import { importFiles, onlyShapes, readBarrel } from "./icon-files.ts";

const barrel = readBarrel(
  "export { default as Home, default as House } from './icons/house.mjs';\nexport { default as X } from './icons/x.mjs';\n",
);

it("imports each icon from its own file, under the name that the component uses", () => {
  expect(importFiles('import { Home, type LucideIcon, X as Close } from "lucide-react";', barrel)).toBe(
    'import Home from "lucide-react/icons/house";import Close from "lucide-react/icons/x";',
  );
});

it("throws for an icon that does not exist", () => {
  expect(() => importFiles('import { Gone } from "lucide-react";', barrel)).toThrow("Gone");
});

it("keeps only the shapes of an icon", () => {
  const icon =
    'const __iconData = {\n  name: "x",\n  size: 24,\n  node: [["path", { d: "M18 6", key: "a1" }]]\n};\n__iconData.node;\nexport { x };';
  expect(onlyShapes(icon).replaceAll(/\s+/g, " ")).toBe(
    'const __iconData = { node: [["path", { d: "M18 6" }]] }; export { x };',
  );
});
