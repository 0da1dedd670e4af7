import { expect, it } from "vitest";
import { failed, passed } from "#domain/validation/checked.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { parseStored, readableOffers } from "./found-search.ts";
import type { StoredSearch } from "./search.port.ts";

/** Version 3 asks for an area; version 2 called it size, and version 1 had none. */
const vertical = {
  schemaVersion: 3,
  parse: ({ area }: Record<string, string>) =>
    area ? passed({ area }) : failed([{ field: "area", message: "saknas" }]),
  serialize: (search: Record<string, string>) => search,
  summarize: () => ({}),
  migrateSearch: ({ size, ...rest }: Record<string, string>, from: number) =>
    from < 2 ? undefined : { ...rest, area: size ?? "" },
} as unknown as AnyVerticalServer;

const stored = (schemaVersion: number, parameters: Record<string, string>): StoredSearch => ({
  searchId: "s",
  vertical: "example",
  schemaVersion,
  owner: "anna",
  parameters,
  personal: {},
  state: "created",
});
const offers = [{ subscriptionName: "Hel" } as RankedOffer];

it("a stored search of an older version is migrated, one of the same is read as it is", () => {
  expect(parseStored(vertical, stored(3, { area: "62" }))?.search).toEqual({ area: "62" });
  expect(parseStored(vertical, stored(2, { size: "62" }))).toMatchObject({ search: { area: "62" }, schemaVersion: 2 });
  expect(parseStored({ ...vertical, schemaVersion: 2 }, stored(2, { size: "62" }))).toBeUndefined();
});

it("a search that is too old, of a later release or no longer valid cannot be read", () => {
  expect(parseStored(vertical, stored(1, { size: "62" }))).toBeUndefined();
  expect(parseStored(vertical, stored(4, { area: "62" }))).toBeUndefined();
  expect(parseStored(vertical, stored(2, {}))).toBeUndefined();
});

it("a vertical without migrations reads an older search as it is", () => {
  const { migrateSearch: _, ...plain } = vertical;
  expect(parseStored(plain, stored(1, { area: "62" }))?.search).toEqual({ area: "62" });
});

it("offers of another version cannot be read", () => {
  expect(readableOffers({ vertical, schemaVersion: 3 }, offers)).toBe(offers);
  expect(readableOffers({ vertical, schemaVersion: 2 }, offers)).toBeUndefined();
});
