import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { captureFaults } from "./capture-faults.ts";
import { createLogger } from "./logger.ts";

function open() {
  const lines: string[] = [];
  const exits: number[] = [];
  const logger = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const own = { error: () => {}, warn: () => {}, log: () => {}, info: () => {}, debug: () => {} } as typeof console;
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  captureFaults(logger, { console: own, process: process as unknown as NodeJS.Process });
  return { lines, exits, console: own, process };
}

/** Without the time, whose digits may be those of a personal number. */
const timeless = (lines: readonly string[]): string => lines.join("").replaceAll(/"time":\d+/g, "");

test("what a library writes to the console is masked", () => {
  const { lines, console } = open();
  console.error(new Error('No route matches URL "/19850210-2380/"'));
  console.warn("asked for 850210-2380", { row: "198502102380" });
  expect(lines).toHaveLength(2);
  expect(timeless(lines)).not.toMatch(/2380/);
  expect(lines[0]).toContain("No route matches");
});

test.each(["uncaughtException", "unhandledRejection"])("%s is masked, and ends the process", (event) => {
  const { lines, exits, process } = open();
  process.emit(event, new Error("for 198502102380"));
  expect(lines.join("")).toContain("uncaught fault");
  expect(timeless(lines)).not.toMatch(/2380/);
  expect(exits).toEqual([1]);
});
