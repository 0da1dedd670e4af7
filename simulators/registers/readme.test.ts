import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findPerson } from "#simulators/world/people.ts";
import { mailZones } from "./mail-zones.ts";
import { createRegisters } from "./registers.ts";
import { sparMarks } from "./spar-people.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

it("the README lists every register and every magic input of theirs", () => {
  const inputs = [
    ...Object.keys(sparMarks),
    ...Object.keys(mailZones),
    ...createRegisters({}).map(({ target }) => target),
  ];
  expect(inputs.filter((input) => !readme.includes(`| ${input}`))).toEqual([]);
});

it("every personal number with a mark belongs to a person", () => {
  for (const number of Object.keys(sparMarks)) expect(findPerson(number)).toBeDefined();
});
