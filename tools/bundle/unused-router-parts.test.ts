import { expect, it } from "vitest";
import settings from "../../react-router.config.ts";
import { droppable, replaceWithNoops } from "./unused-router-parts.ts";

it("keeps every name and none of what it does", () => {
  const source = 'import x from "x";\nfunction a() { return x; }\nclass B {}\nexport { a, B as C };\n';
  expect(replaceWithNoops(source)).toBe("export const a = () => undefined;\nexport const C = () => undefined;");
});

it("rests on the whole route table being sent at once", () => {
  expect(settings.routeDiscovery).toEqual({ mode: "initial" });
});

it("removes an unused component, and does not change a used one", () => {
  const source =
    'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\n\tlet x = 1;\n';
  expect(droppable(source)).toBe(
    "const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\n\tlet x = 1;\n",
  );
});

it("removes the scripts of a fallback page that is never shown", () => {
  const source = "children, renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null)));";
  expect(droppable(source)).toBe("children, null)));");
});
