import { expect, test } from "vitest";
import { findServiceAt, SERVICES } from "#domain/service/services.ts";
import { listOpenServices } from "#journeys/waiting-list/notify-waiting.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { listCompanyServices } from "./company-services.ts";

const verticals = createServerVerticals(systemClock);
const built = verticals.map(({ description }) => findServiceAt(description.path)?.id);

test("a company can choose what is built, then what is announced, by a capitalised name", () => {
  const [service] = SERVICES.filter(({ id }) => !built.includes(id));
  if (!service) throw new Error("no service is left to announce");
  const listed = listCompanyServices(verticals, [{ service, names: { product: "elavtal" } }]);
  expect(listed.map(({ id }) => id)).toEqual([...built, service.id]);
  expect(listed.at(-1)).toEqual({ id: service.id, label: "Elavtal" });
});

test("a service is open, for those who wait for it, as soon as it has a vertical", () => {
  const open = listOpenServices(verticals, "https://sparv.example");
  expect(open.map(({ id }) => id)).toEqual(built);
  for (const { url } of open) expect(url).toMatch(/^https:\/\/sparv\.example\/.+\/$/);
  expect(listOpenServices([], "https://sparv.example")).toEqual([]);
});
