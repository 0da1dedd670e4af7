import { expect, it } from "vitest";
import { splitTable } from "./light-manifest.ts";

const root = { id: "root", hasLoader: true, module: "/assets/root.js", imports: ["/assets/react.js"], css: ["/a.css"] };
const page = (id: string, path?: string) => ({ ...root, id, path, module: `/assets/${id}.js` });
const routes = {
  root,
  start: page("start"),
  form: page("form", ":group?/:service/"),
  result: page("result", ":group?/:service/jamfor/"),
  leave: page("leave", ":group?/:service/vidare/till/"),
  orders: page("orders", "minasidor/ordrar/"),
};
const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
  routes,
  url: "/assets/manifest-1.js",
  version: "1",
};

it("gives pages whose addresses begin alike one table, without what only the server needs", () => {
  const tables = splitTable(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect([...tables.keys()]).toEqual([
    "/assets/manifest-start-1.js",
    "/assets/manifest-group-1.js",
    "/assets/manifest-groupvidare-1.js",
    "/assets/manifest-minasidor-1.js",
  ]);
  const shop = tables.get("/assets/manifest-group-1.js") ?? "";
  expect(JSON.parse(shop.slice("window.__reactRouterManifest=".length, -1))).toEqual({
    ...manifest,
    url: "/assets/manifest-group-1.js",
    entry: { ...manifest.entry, imports: [] },
    routes: {
      root: { ...root, imports: [] },
      form: { ...routes.form, imports: [] },
      result: { ...routes.result, imports: [] },
    },
  });
});

it("throws when the router writes it in another way", () => {
  expect(() => splitTable("export default {}")).toThrow("another way");
});
