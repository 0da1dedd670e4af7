import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { customerServiceHours } from "./customer-service.texts.sv.ts";

it("customer service answers Monday to Friday 08:00-18:00 [F-005]", () => {
  expect(customerServiceHours).toEqual({
    alone: "Måndag–fredag 08:00–18:00",
    inSentence: "måndag–fredag 08:00–18:00",
  });
});

it("no other file holds our hours, and no file but the settings holds the number [F-005]", () => {
  const root = new URL("../../../", import.meta.url).pathname;
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const filesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(`${root}${path}`, "utf8")));
  expect(filesWith(/08[:.]00.18[:.]00/)).toEqual(["src/domain/support/customer-service.texts.sv.ts"]);
  expect(filesWith(/08-465 004 [01]0/)).toEqual(["src/platform/config/environment-schema.ts"]);
});
