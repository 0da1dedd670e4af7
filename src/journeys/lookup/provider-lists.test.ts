import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createProviderLists } from "./provider-lists.ts";

const verticals = createServerVerticals(systemClock);
const lists = createProviderLists(verticals);

it("every vertical's providers are listed under its service name, in Swedish order of names", () => {
  expect([...lists.keys()]).toEqual(verticals.map(({ description }) => description.serviceName));
  for (const providers of lists.values()) {
    const names = providers.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("sv").compare));
  }
});

it("a list has the identity of a provider and nothing of how it is called", () => {
  for (const provider of [...lists.values()].flat())
    expect(Object.keys(provider).toSorted()).toEqual(["name", "providerId", "shopId", "slug"]);
});
