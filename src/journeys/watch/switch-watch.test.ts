import { expect, test } from "vitest";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createWatchSwitch } from "./switch-watch.ts";
import type { NewWatch } from "./watch.port.ts";

const verticals = createServerVerticals(systemClock);
const named = (found: (typeof verticals)[number] | undefined): string => found?.description.name ?? "";
const withoutRows = named(verticals.find(({ current, claims }) => claims && !current?.coverToday));
const paidByUse = named(verticals.find(({ held, checkout }) => checkout && !held?.renewsYearly));

/** Turns on the watch of one agreement, whose search was stored; gives what is stored of it. */
async function turnOn(changes: Partial<HeldContract>): Promise<NewWatch | undefined> {
  const contract: HeldContract = {
    heldId: "held",
    source: "ordered",
    vertical: withoutRows,
    product: "avtal",
    providerName: "Bolaget",
    monthlyOre: 30_000,
    knownOn: "2026-11-17",
    searchId: "search",
    ...changes,
  };
  let stored: NewWatch | undefined;
  const journey = createWatchSwitch({
    watches: {
      ofPerson: () => Promise.resolve([]),
      hasRun: () => Promise.resolve(false),
      turnOff: () => Promise.resolve(true),
      turnOn: (watch) => {
        stored = watch;
        return Promise.resolve();
      },
    },
    held: () => Promise.resolve([contract]),
    facts: {
      ofSearch: () => Promise.resolve({ facts: { wanted: "x" }, detail: undefined }),
      reported: () => Promise.resolve(undefined),
    },
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    isGoodEmail: () => Promise.resolve(true),
    newId: () => "watch",
    clock: systemClock,
  });
  await journey.turnOn("person", "held", { thresholdOre: 50_000, email: "anna@post.example", owner: "owner" });
  return stored;
}

const inHalfAYear = () => new Date(Date.now() + 183 * 86_400_000).toISOString().slice(0, 10);

test("an insurance whose cover is unknown is reminded of, and never called the same for less", async () => {
  const day = inHalfAYear();
  const watch = await turnOn({ renewsOn: day, noticeBy: day });
  expect(watch).toMatchObject({ kind: "renewal", vertical: withoutRows });
  expect(watch?.agreement.facts).toBeUndefined();
});

test("what is paid by use and bound by nothing is searched for again", async () => {
  const watch = await turnOn({ vertical: paidByUse, isAverage: true });
  expect(watch).toMatchObject({ kind: "variable" });
  expect(watch?.agreement.facts).toEqual({ wanted: "x" });
});
