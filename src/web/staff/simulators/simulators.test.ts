import { expect, test } from "vitest";
import { SIMULATED_FAULTS } from "#http/contract/desk-services.ts";
import { FAULT_KINDS } from "#simulators/kernel/fault.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { simulatorTexts } from "./simulators.texts.sv.ts";

test("every magic input of every vertical is described in Swedish, and names whom it is for", () => {
  const lists = simulatedVerticals.flatMap(({ magic }) => (magic ? [magic] : []));
  expect(lists.length).toBeGreaterThan(1);
  const effects = lists.flatMap(({ inputs }) => inputs.map(({ effect }) => effect));
  expect(effects.filter((effect) => simulatorTexts.effects[effect] === undefined)).toEqual([]);
  for (const { order } of lists) expect(order.length).toBeGreaterThan(1);
});

test("every fault that the simulators know can be chosen, in Swedish", () => {
  expect([...SIMULATED_FAULTS].toSorted()).toEqual([...FAULT_KINDS].toSorted());
  expect(FAULT_KINDS.filter((kind) => simulatorTexts.faults[kind] === undefined)).toEqual([]);
});
