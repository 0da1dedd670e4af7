import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { developmentEnvironment } from "./development-environment.ts";

const program = "console.log(JSON.stringify(process.env))";
const file = new URL("development-defaults.ts", import.meta.url).href;

/** The environment that a program has whose own is this one. */
function startWith(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...own, NODE_OPTIONS: `--import=${file}` },
  });
  const all = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith("SPARV_")));
}

test("a program has the settings of development, and keeps those that it was given", () => {
  const own = { SPARV_REDIS_URL: "redis://redis:6379/0" };
  expect(startWith(own)).toEqual(developmentEnvironment(own));
});

test("production does not start with them", () => {
  expect(() => readConfig(startWith({ SPARV_ENVIRONMENT: "production" }))).toThrow(ConfigError);
});
