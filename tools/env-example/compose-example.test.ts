import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { environmentSchema } from "#platform/config/environment-schema.ts";
import { ROOT } from "../processes/paths.ts";
import { composeExample, EXAMPLE_FILE, isSecret } from "./compose-example.ts";

const file = readFileSync(join(ROOT, EXAMPLE_FILE), "utf8");

test("the example matches the schema; otherwise run npm run tool -- env-example", () => {
  expect(file).toBe(composeExample(environmentSchema.shape, developmentEnvironment()));
});

test("a planted setting, description or value makes another file", () => {
  const { shape } = environmentSchema;
  const planted = { ...shape, SPARV_PLANTED: z.string() };
  expect(composeExample(planted, developmentEnvironment())).not.toBe(file);
  const described = { ...shape, SPARV_HOST: shape.SPARV_HOST.describe("Planted.") };
  expect(composeExample(described, developmentEnvironment())).not.toBe(file);
  expect(composeExample(shape, developmentEnvironment({ SPARV_PORT: "3001" }))).not.toBe(file);
});

test("a setting shows its description, its development value or its default, and never a secret", () => {
  const shape = {
    SPARV_A: z.string().describe("What it is for."),
    SPARV_B: z.string().default("two parts"),
    SPARV_C: z.string().optional(),
    SPARV_D: z.string().default("7").transform(Number),
    SPARV_E_KEY: z.string(),
    SPARV_F_KEY: z.string().optional(),
  };
  const development = { SPARV_A: "a", SPARV_E_KEY: "hidden", SPARV_F_KEY: "hidden" };
  const settings = composeExample(shape, development).split("\n\n").slice(1);
  expect(settings).toEqual([
    "# What it is for. Required.\nSPARV_A=a",
    '# SPARV_B="two parts"',
    "# SPARV_C=",
    "# SPARV_D=7",
    "# Secret. Required.\nSPARV_E_KEY=",
    "# Secret.\n# SPARV_F_KEY=\n",
  ]);
});

test("with its secrets filled in, the example starts a program in development", () => {
  const secrets = Object.entries(developmentEnvironment()).filter(([name]) => isSecret(name));
  expect(readConfig({ ...parseEnv(file), ...Object.fromEntries(secrets) }).environment).toBe("development");
});
