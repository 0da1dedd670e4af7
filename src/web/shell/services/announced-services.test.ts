import { expect, it } from "vitest";
import { findServiceAt, SERVICES } from "#domain/service/services.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { type BuiltVertical, findAnnouncedAt, listAnnounced } from "./announced-services.ts";
import { presentAnnounced } from "#web/content/announced/present-announced.ts";

const built = placedVerticals.map(({ description }) => description.path);

it("every service that is compared is either built or announced, never both", () => {
  const announced = listAnnounced().map(({ service }) => service.path);
  expect(announced.filter((path) => built.includes(path))).toEqual([]);
  const compared = SERVICES.filter(({ kind }) => kind === "compared").map(({ path }) => path);
  const documented = built.filter((path) => findServiceAt(path));
  expect([...announced, ...documented].toSorted()).toEqual(compared.toSorted());
});

it("a vertical that takes the address switches the announcement off by itself", () => {
  const [first] = listAnnounced([]);
  if (!first) throw new Error("nothing is announced any more");
  const { service } = first;
  const vertical: BuiltVertical = {
    menuLabel: "Ny",
    description: { path: service.path, texts: { product: "" } },
  };
  expect(listAnnounced([]).some((entry) => entry.service === service)).toBe(true);
  expect(listAnnounced([vertical]).some((entry) => entry.service === service)).toBe(false);
});

it("an address that is not announced is not found", () => {
  expect(findAnnouncedAt("/forsakring/bat/")).toBeUndefined();
  for (const path of built) expect(findAnnouncedAt(path)).toBeUndefined();
});

it("every announced service has a page with content", () => {
  for (const { service } of listAnnounced()) {
    const page = presentAnnounced(service.path);
    expect(page?.coming.length, service.path).toBeGreaterThan(0);
    expect(page?.path).toBe(service.path);
  }
  expect(presentAnnounced("/forsakring/bil/")).toBeUndefined();
});
