import { expect, it } from "vitest";
import { removeServerFields } from "./light-manifest.ts";

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
  routes: {
    root: { id: "root", hasLoader: true, module: "/assets/root.js", imports: ["/assets/react.js"], css: ["/a.css"] },
  },
  url: "/assets/manifest-1.js",
  version: "1",
};

it("leaves out what only the server needs, and nothing else", () => {
  const light = removeServerFields(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(light.slice("window.__reactRouterManifest=".length, -1))).toEqual({
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: { root: { ...manifest.routes.root, imports: [] } },
  });
});

it("throws when the router writes it in another way", () => {
  expect(() => removeServerFields("export default {}")).toThrow("another way");
});
