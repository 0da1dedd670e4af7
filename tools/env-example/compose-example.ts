import type { z } from "zod";

export const EXAMPLE_FILE = ".env.example";

type Shape = Readonly<Record<string, z.ZodType>>;

const HEADING = [
  "# Every setting of the programs. Generated from src/platform/config/environment-schema.ts by `npm run tool -- env-example`: do not edit.",
  "# Values are those of development; secrets are left empty. A setting that is commented out has the default that is shown, or none.",
  "# `npm run dev` needs no file. `.env` names only what differs: the shell comes before it, these values after it (docs/run.md).",
];

/** The settings as a file: what each is for, and its value in development unless that is a secret. */
export function composeExample(shape: Shape, development: Readonly<Record<string, string>>): string {
  const settings = Object.entries(shape).map(([name, schema]) =>
    [...commentOf(name, schema), lineOf(name, schema, development[name])].join("\n"),
  );
  return `${[HEADING.join("\n"), ...settings].join("\n\n")}\n`;
}

/** Keys of ours and of others; a path to a key, and the engine's public ones, are none. */
export const isSecret = (name: string): boolean => /_KEYS?$/.test(name) && !name.endsWith("_IDENTITY_KEYS");

function commentOf(name: string, schema: z.ZodType): string[] {
  const notes = [
    schema.description,
    isSecret(name) ? "Secret." : undefined,
    isRequired(schema) ? "Required." : undefined,
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? [] : [`# ${notes.join(" ")}`];
}

const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

function lineOf(name: string, schema: z.ZodType, development: string | undefined): string {
  if (isSecret(name)) return isRequired(schema) ? `${name}=` : `# ${name}=`;
  if (development !== undefined) return `${name}=${quoted(development)}`;
  return `${isRequired(schema) ? "" : "# "}${name}=${quoted(textOf(schema.safeParse(undefined).data))}`;
}

/** A default as it is written in the environment; an empty list or object is written as nothing. */
function textOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (value === undefined || Object.keys(value as object).length === 0) return "";
  throw new Error("this default has no known form in an environment");
}

const quoted = (value: string): string => (/[\s#"']/.test(value) ? `"${value}"` : value);
