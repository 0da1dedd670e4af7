import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { NODE, ROOT } from "#tools/processes/paths.ts";

type KeySettings = Readonly<Record<string, string>>;

/** Every key that stored values, cookies and receipts depend on, at the steps of its replacement. */
export interface KeyReplacement {
  /** The former keys are used, and every node already reads the new ones. */
  readonly announced: KeySettings;
  /** The new keys are used, and every node still reads the former ones. */
  readonly replaced: KeySettings;
  /** After the stored values have been rewritten. */
  readonly removed: KeySettings;
}

export function planKeyReplacement(): KeyReplacement {
  const [former, next] = [freshKeys("k1"), freshKeys("k2")];
  return {
    announced: settingsOf(former, next),
    replaced: settingsOf(next, former),
    // The cookies of the former key live for another 90 days.
    removed: { ...settingsOf(next, former), SPARV_COLUMN_KEYS: next.column },
  };
}

interface Keys {
  readonly column: string;
  readonly cookie: string;
  readonly receipt: string;
}

const freshKey = (): string => randomBytes(32).toString("base64");

const freshKeys = (id: string): Keys => ({
  column: `${id}:${freshKey()}`,
  cookie: freshKey(),
  receipt: `${id}:2026-01-01:2100-01-01:${freshKey()}`,
});

const settingsOf = (used: Keys, known: Keys): KeySettings => ({
  SPARV_COLUMN_KEYS: `${used.column},${known.column}`,
  SPARV_COOKIE_KEY: used.cookie,
  SPARV_COOKIE_FORMER_KEYS: known.cookie,
  SPARV_RECEIPT_KEYS: `${used.receipt},${known.receipt}`,
});

const execute = promisify(execFile);

/** What `npm run reencrypt` prints: the rows that it rewrote with the new key, and those that it could not. */
export async function rewriteStoredValues(env: KeySettings): Promise<{ rewritten: number; left: number }> {
  const options = { cwd: ROOT, env: { ...env, PATH: process.env["PATH"] ?? "" } };
  const { stdout } = await execute(NODE, ["tools/reencrypt.ts", "--json"], options);
  return JSON.parse(stdout) as { rewritten: number; left: number };
}
