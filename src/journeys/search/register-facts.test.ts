import { expect, it } from "vitest";
import { type FactRegisters, factRegisters } from "#journeys/lookup/fact-registers.ts";
import type { VehicleFinding } from "#journeys/lookup/registers.port.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import type { RegisterQuestions } from "#verticals/_contract/register-facts.ts";
import { createFactsSource } from "./register-facts.ts";

const OWNER = "198502102380";
const QUESTIONS = { vehicle: "SPV24K" };

const found: VehicleFinding = {
  kind: "found",
  vehicle: {
    registrationNumber: "SPV24K",
    make: "Volvo",
    model: "V60",
    modelYear: 2019,
    colour: "Blå",
    powerKw: 140,
    fuel: "diesel",
    status: "in-traffic",
    ownerLookup: `hash ${OWNER}`,
  },
};

function source(answer: () => VehicleFinding) {
  const clock = movableClock(1_000_000);
  const asked: string[] = [];
  const facts = createFactsSource({
    registers: factRegisters({
      vehicles: {
        find(registrationNumber) {
          asked.push(registrationNumber);
          return Promise.resolve(answer());
        },
      },
      series: { has: () => false, find: () => Promise.resolve(undefined) },
    }),
    clock,
  });
  return { facts, asked, clock };
}

it("returns the vehicle, the same to every visitor, and never its owner", async () => {
  const { facts } = source(() => found);
  const known = await facts.find(QUESTIONS);
  expect(known).toMatchObject({ vehicle: { make: "Volvo", powerKw: 140 } });
  expect(JSON.stringify(known)).not.toContain(OWNER);
  expect(Object.keys(known.vehicle ?? {})).not.toContain("ownerLookup");
  expect(await facts.find(QUESTIONS)).toEqual(known);
});

it("returns nothing for an unknown vehicle, for no vehicle, and while the register is down", async () => {
  const nothing = {};
  expect(await source(() => ({ kind: "not-found" })).facts.find(QUESTIONS)).toEqual(nothing);
  expect(await source(() => ({ kind: "unavailable" })).facts.find(QUESTIONS)).toEqual(nothing);
  const { facts, asked } = source(() => found);
  expect(await facts.find(undefined)).toEqual(nothing);
  expect(await facts.find({})).toEqual(nothing);
  expect(asked).toEqual([]);
});

it("asks once for the searches of ten minutes, and again at once after a missing answer", async () => {
  const { facts, asked, clock } = source(() => found);
  await Promise.all([facts.find(QUESTIONS), facts.find(QUESTIONS)]);
  expect(asked).toHaveLength(1);
  clock.moveMs(600_001);
  await facts.find(QUESTIONS);
  expect(asked).toHaveLength(2);
  const down = source(() => ({ kind: "unavailable" }));
  await down.facts.find(QUESTIONS);
  await down.facts.find(QUESTIONS);
  expect(down.asked).toHaveLength(2);
});

it("asks every register that is named, each about its own subject", async () => {
  const asked: string[] = [];
  const register = (name: string) => (subject: string) => {
    asked.push(`${name} ${subject}`);
    return Promise.resolve({ kind: "found", answer: `${name} of ${subject}` });
  };
  const registers = { area: register("area"), meter: register("meter"), other: register("other") };
  const facts = createFactsSource({ registers: registers as unknown as FactRegisters, clock: movableClock(0) });
  const questions = { area: "12345", meter: "12345" } as RegisterQuestions;
  expect(await facts.find(questions)).toEqual({ area: "area of 12345", meter: "meter of 12345" });
  expect(asked).toEqual(["area 12345", "meter 12345"]);
});

it("asks a register with a memory of its own every time, and never one without an answer for ten minutes", async () => {
  const series = { source: "source", key: "key", readAtMs: 0, fetchedAtMs: 0 };
  let days: readonly { date: string; values: readonly number[] }[] = [];
  const facts = createFactsSource({
    registers: factRegisters({
      vehicles: { find: () => Promise.resolve({ kind: "not-found" }) },
      series: { has: (question) => question === "source/key", find: () => Promise.resolve({ ...series, days }) },
    }),
    clock: movableClock(0),
  });
  expect(await facts.find({ series: "source/other" })).toEqual({});
  expect(await facts.find({ series: "source/key" })).toEqual({});
  days = [{ date: "2026-11-17", values: [1] }];
  expect(await facts.find({ series: "source/key" })).toMatchObject({ series: { days } });
  days = [...days, { date: "2026-11-18", values: [2] }];
  expect(await facts.find({ series: "source/key" })).toMatchObject({ series: { days } });
});
