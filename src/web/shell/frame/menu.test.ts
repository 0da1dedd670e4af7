import { describe, expect, it } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import type { BuiltVertical } from "#web/shell/services/announced-services.ts";
import { listMenu, type MenuItem } from "./menu.ts";

const pathsIn = (menu: readonly MenuItem[]) =>
  menu.flatMap(({ url, items }) => (items.length > 0 ? items.map((child) => child.url) : [url]));

const COMING = SERVICES.filter(({ group }) => group === "credit").map(({ path }) => path);

const vertical = (path: string, menuLabel: string): BuiltVertical => ({
  menuLabel,
  description: { path, texts: { product: menuLabel } },
});

describe("the menu", () => {
  it("has items with id, url, name, items and what is tracked, all filled in [F-059]", () => {
    for (const item of listMenu()) {
      expect(Object.keys(item).toSorted()).toEqual(
        ["id", "items", "name", "trackingAction", "trackingReason", "url"].toSorted(),
      );
      const { id, name, url, trackingAction, trackingReason } = item;
      expect([id, name, trackingAction, trackingReason].every((text) => text.length > 0)).toBe(true);
      expect(url).toMatch(/^\/.+\/$/);
    }
    expect(new Set(listMenu().map(({ id }) => id)).size).toBe(listMenu().length);
  });

  it("has child items with url, label, iconLight, alt and empty [F-060]", () => {
    const children = listMenu().flatMap(({ items }) => items);
    expect(children.length).toBeGreaterThan(1);
    for (const child of children) {
      expect(Object.keys(child).toSorted()).toEqual(["alt", "empty", "iconLight", "label", "url"]);
      expect(child.label).not.toBe("");
    }
  });

  it("leads to every service that is compared, built or announced, once", () => {
    const compared = SERVICES.filter(({ kind }) => kind === "compared").map(({ path }) => path);
    expect(pathsIn(listMenu()).toSorted()).toEqual(compared.toSorted());
  });

  it("marks as empty exactly what the registry has not built", () => {
    const children = listMenu().flatMap(({ items }) => items);
    const built = placedVerticals.map(({ description }) => description.path);
    for (const { url, empty } of children) expect(empty, url).toBe(!built.includes(url));
  });

  it("has the services that are not built in one item, 'Kommer', which a service leaves the day it is built", () => {
    const last = (menu: readonly MenuItem[]) => menu.at(-1);
    // As if none of a group were built yet, whatever is.
    const before = placedVerticals.filter(({ description }) => !COMING.includes(description.path));
    const coming = last(listMenu(before));
    expect(coming?.name).toBe("Kommer");
    expect(coming?.items.length).toBeGreaterThan(1);
    expect(coming?.items.every(({ empty }) => empty)).toBe(true);
    const others = listMenu(before).slice(0, -1);
    expect(others.flatMap(({ items }) => items).some(({ empty }) => empty)).toBe(false);
    const [soon] = coming?.items ?? [];
    const menu = listMenu([...before, vertical(soon?.url ?? "", "Strax")]);
    expect(last(menu)?.items.map(({ url }) => url)).not.toContain(soon?.url);
    // Alone, or in a group with others.
    const built = menu.flatMap(({ url, name, items }) => [{ url, label: name }, ...items]);
    expect(built.filter(({ url }) => url === soon?.url).map(({ label }) => label)).toContain("Strax");
  });

  it("uses a vertical's own label once it is built, and leaves out what is not announced", () => {
    const menu = listMenu([vertical("/forsakring/villa/", "Huset")]);
    const children = menu.flatMap(({ items }) => items);
    expect(children.find(({ url }) => url === "/forsakring/villa/")).toMatchObject({ label: "Huset", empty: false });
    expect(pathsIn(menu)).not.toContain("/forsakring/bil/");
  });
});

it("shows a vertical that the documents do not list among those whose address it shares", () => {
  const [insurance] = listMenu([...placedVerticals, vertical("/forsakring/hund/", "Hund")]);
  expect(insurance?.items.at(-1)).toMatchObject({ url: "/forsakring/hund/", label: "Hund", empty: false });
});
