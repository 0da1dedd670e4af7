import { describe, expect, it } from "vitest";
import { SERVICES, slugOf } from "#domain/service/services.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { listCompared } from "./compared-elsewhere.ts";
import { createOrderedPaths } from "./ordered-paths.ts";

const verticals = createServerVerticals(systemClock);
const compared = SERVICES.filter(({ kind }) => kind === "compared");
const isBuilt = (path: string) => verticals.some(({ description }) => description.path === path);

describe("the services that are compared", () => {
  it("are open when they are built, under the name of their vertical", () => {
    const open = listCompared(verticals, {}).filter(({ isOpen }) => isOpen);
    expect(open.map(({ path }) => path)).toEqual(compared.map(({ path }) => path).filter(isBuilt));
    for (const { path, product, menu } of open) {
      const built = verticals.find(({ description }) => description.path === path);
      expect(product).toBe(built?.description.texts.product);
      expect(menu.toLowerCase()).toBe(product.toLowerCase());
      expect(menu).not.toBe(product);
    }
  });

  it("have the announced name before they are built, and are left out without one", () => {
    const [first, second] = compared;
    if (!first || !second) throw new Error("fewer than two services are compared");
    const announced = { [slugOf(first)]: { product: "kattvakt", menu: "Katt" } };
    expect(listCompared([], announced)).toEqual([
      { path: first.path, isOpen: false, product: "kattvakt", menu: "Katt" },
    ]);
  });
});

describe("what a visitor has ordered", () => {
  const asker = () => Promise.resolve({ owner: "browser", personId: undefined });

  it("is the addresses of the verticals of their orders", async () => {
    const [first] = verticals;
    const placedIn = () => Promise.resolve([first?.description.name ?? "", "not sold any more"]);
    const orderedPaths = createOrderedPaths({ orders: { placedIn }, verticals });
    expect(await orderedPaths(asker)).toEqual(new Set([first?.description.path]));
  });

  it("is nothing when the orders cannot be read: the page is rendered without it", async () => {
    const placedIn = () => Promise.reject(new Error("no database"));
    expect(await createOrderedPaths({ orders: { placedIn }, verticals })(asker)).toEqual(new Set());
    const orders = { placedIn: () => Promise.resolve([]) };
    const noSession = () => Promise.reject(new Error("no session"));
    expect(await createOrderedPaths({ orders, verticals })(noSession)).toEqual(new Set());
  });
});
