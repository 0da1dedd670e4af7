import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COPIES_RETENTION_MS, dropCopies, nameCopies } from "./offline-copies.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");

/** A browser's caches by name, and its worker. */
let names: Set<string>;
let isRegistered: boolean;

beforeEach(() => {
  names = new Set(["another part of the site"]);
  isRegistered = true;
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  const registration = { unregister: async () => (isRegistered = false) };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async (at: string) => (at === "/minasidor/skada/" ? registration : undefined) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const store = (owner: string, atMs = NOW): string => {
  const name = nameCopies(owner, atMs);
  names.add(name);
  return name;
};
const left = () => [...names].filter((name) => name !== "another part of the site");

describe("copies of the pages about claims", () => {
  it("are all deleted at a logout, with the worker, and nothing else is", async () => {
    store("anna");
    store("bo");
    await dropCopies(undefined, NOW);
    expect([...names]).toEqual(["another part of the site"]);
    expect(isRegistered).toBe(false);
  });

  it("stay with their person, and are deleted when another one logs in", async () => {
    const own = store("anna", NOW - 1);
    await dropCopies({ owner: "anna" }, NOW);
    expect(left()).toEqual([own]);
    expect(isRegistered).toBe(true);
    await dropCopies({ owner: "bo" }, NOW);
    expect(left()).toEqual([]);
    expect(isRegistered).toBe(false);
  });

  it("are deleted after thirty days, and when the clock has been moved back", async () => {
    const young = store("anna", NOW - COPIES_RETENTION_MS + 1);
    store("anna", NOW - COPIES_RETENTION_MS);
    store("anna", NOW + 1);
    await dropCopies({ owner: "anna" }, NOW);
    expect(left()).toEqual([young]);
  });

  it("are replaced by newer ones of the same person", async () => {
    store("anna", NOW - 5);
    const newest = store("anna", NOW);
    await dropCopies({ owner: "anna", name: newest }, NOW);
    expect(left()).toEqual([newest]);
    expect(isRegistered).toBe(true);
  });

  it("cannot be stored, and need no deletion, in a browser without a place for them", async () => {
    vi.unstubAllGlobals();
    await expect(dropCopies()).resolves.toBeUndefined();
  });
});
