import { expect, it } from "vitest";
import type { VehicleFinding } from "#journeys/lookup/registers.port.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { createFactsSource } from "./register-facts.ts";

const OWNER = "198502102380";
const SUBJECTS = { registrationNumber: "SPV24K", personalNumber: OWNER };

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
    vehicles: {
      find(registrationNumber) {
        asked.push(registrationNumber);
        return Promise.resolve(answer());
      },
    },
    clock,
  });
  return { facts, asked, clock };
}

it("returns the vehicle, the same to every visitor, and never its owner", async () => {
  const { facts } = source(() => found);
  const known = await facts.find(SUBJECTS);
  expect(known).toMatchObject({ vehicle: { make: "Volvo", powerKw: 140 } });
  expect(JSON.stringify(known)).not.toContain(OWNER);
  expect(await facts.find({ ...SUBJECTS, personalNumber: "195802142785" })).toEqual(known);
});

it("returns nothing for an unknown vehicle, for no vehicle, and while the register is down", async () => {
  const nothing = { vehicle: undefined };
  expect(await source(() => ({ kind: "not-found" })).facts.find(SUBJECTS)).toEqual(nothing);
  expect(await source(() => ({ kind: "unavailable" })).facts.find(SUBJECTS)).toEqual(nothing);
  const { facts, asked } = source(() => found);
  expect(await facts.find(undefined)).toEqual(nothing);
  expect(await facts.find({ personalNumber: OWNER })).toEqual(nothing);
  expect(asked).toEqual([]);
});

it("asks once for the searches of ten minutes, and again at once after a missing answer", async () => {
  const { facts, asked, clock } = source(() => found);
  await Promise.all([facts.find(SUBJECTS), facts.find(SUBJECTS)]);
  expect(asked).toHaveLength(1);
  clock.moveMs(600_001);
  await facts.find(SUBJECTS);
  expect(asked).toHaveLength(2);
  const down = source(() => ({ kind: "unavailable" }));
  await down.facts.find(SUBJECTS);
  await down.facts.find(SUBJECTS);
  expect(down.asked).toHaveLength(2);
});
