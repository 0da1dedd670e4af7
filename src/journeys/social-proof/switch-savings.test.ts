import { expect, it } from "vitest";
import type { SwitchSaving } from "./social-proof.port.ts";
import { createSwitchSavings } from "./switch-savings.ts";

const at = (iso: string) => ({ nowMs: () => Date.parse(iso), sleep: () => Promise.resolve() });

function figuresOf(found: readonly SwitchSaving[], iso = "2026-11-15T12:00:00Z") {
  const asked: unknown[][] = [];
  const source = {
    switchSavings(...args: [string, string, number]) {
      asked.push(args);
      return Promise.resolve(found);
    },
  };
  return { asked, read: createSwitchSavings({ source, clock: at(iso) }) };
}

it("covers the twelve whole months before this one, in Sweden's calendar", async () => {
  const { asked, read } = figuresOf([]);
  expect(await read()).toEqual({ firstMonth: "2025-11", lastMonth: "2026-10", savings: [] });
  expect(asked).toEqual([["2025-11", "2026-11", 20]]);
  // Half past eleven in the evening in London is the next month in Stockholm.
  expect(await figuresOf([], "2026-12-31T23:30:00Z").read()).toMatchObject({
    firstMonth: "2026-01",
    lastMonth: "2026-12",
  });
});

it("the largest saving is first, and a service without a saving is left out", async () => {
  const { read } = figuresOf([
    { vertical: "a", medianOre: 54_000, switches: 20 },
    { vertical: "b", medianOre: -1_000, switches: 40 },
    { vertical: "c", medianOre: 186_000, switches: 31 },
  ]);
  expect((await read()).savings.map(({ vertical }) => vertical)).toEqual(["c", "a"]);
});

it("the database is read once for many pages, and again after a failure", async () => {
  const { asked, read } = figuresOf([]);
  await Promise.all([read(), read(), read()]);
  expect(asked).toHaveLength(1);
  let tries = 0;
  const failing = createSwitchSavings({
    source: { switchSavings: () => (tries++ === 0 ? Promise.reject(new Error("down")) : Promise.resolve([])) },
    clock: at("2026-11-15T12:00:00Z"),
  });
  await expect(failing()).rejects.toThrow("down");
  expect((await failing()).savings).toEqual([]);
});
