import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { findTakenPort } from "./dev/ports.ts";
import { ownEnvironment } from "./processes/own-environment.ts";
import { ROOT } from "./processes/paths.ts";

/** `npm run dev`: everything in one terminal; a changed file is loaded at the next request. */

const own = ownEnvironment();
const env: Record<string, string> = { ...own, SPARV_LOG_LEVEL: process.env["SPARV_LOG_LEVEL"] ?? "warn" };
if (env["SPARV_ENVIRONMENT"] !== "development") refuse("npm run dev is for SPARV_ENVIRONMENT=development only.");

// Before anything else is read, started or migrated.
const taken = await findTakenPort(env);
if (taken !== undefined) refuse(taken);

// What follows is most of a thousand files: the second start does not compile them again.
enableCompileCache(join(ROOT, ".results/compile-cache"));
try {
  const { runDev } = await import("./dev/run-dev.ts");
  await runDev(env);
} catch (error) {
  // The services' own sentences need no stack trace to be understood.
  refuse(error instanceof Error && error.name !== "Error" ? error.message : String((error as Error).stack));
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
