import { spawn } from "node:child_process";
import { JOURNEY_SETS } from "./journeys/journey-sets.ts";

/** `npm run tool -- journeys alone|aloud|signed|watched [options of Vitest]`: a set of journeys that `npm run test:journeys` does not run this way. `journeys watched tests/journeys/login/qr-login.test.ts` shows one. */
const [name = "", ...options] = process.argv.slice(2);
const set = JOURNEY_SETS[name];

if (set === undefined) {
  console.error(`usage: npm run tool -- journeys ${Object.keys(JOURNEY_SETS).join("|")} [options of Vitest]`);
  process.exitCode = 2;
} else {
  const reports = set.hasReport
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=.results/${name}.json`]
    : [];
  const child = spawn(
    "node_modules/.bin/vitest",
    ["run", "--project", set.project, ...set.files, ...reports, ...options],
    {
      stdio: "inherit",
      env: { ...process.env, ...set.environment },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("close", (code) => (process.exitCode = code ?? 1));
}
