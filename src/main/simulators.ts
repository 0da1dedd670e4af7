import { parseArgs } from "node:util";
import { simulatedDocumentsPath } from "#domain/addresses/machine-paths.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import { startSimulators } from "#simulators/start.ts";

/**
 * Every outside company as a server on this machine: `node src/main/simulators.ts --port 4100 --seed 1 --speed real`. In a container of their own
 * (compose.yaml) they are called by one address from the product and by another from a browser, and call the site by a third:
 * `--host 0.0.0.0 --visitor-url http://localhost:4100 --site-url http://web:3000`.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["SPARV_SIMULATORS_PORT"] ?? "4100" },
    seed: { type: "string", default: "1" },
    speed: { type: "string", default: "real" },
    host: { type: "string" },
    "visitor-url": { type: "string" },
    "site-url": { type: "string" },
  },
});

await runProgram({
  async start() {
    const publicOrigin = process.env["SPARV_PUBLIC_ORIGIN"];
    const simulators = await startSimulators({
      port: wholeNumber("port", values.port),
      seed: wholeNumber("seed", values.seed),
      speed: readSpeed(values.speed),
      // Through the site's own address: only this machine reaches the simulators.
      documentsUrl: publicOrigin === undefined ? undefined : `${publicOrigin}${simulatedDocumentsPath()}`,
      host: values.host,
      visitorUrl: values["visitor-url"],
      siteUrl: values["site-url"],
    });
    process.stdout.write(`simulators ready on ${simulators.url}\n`);
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => void simulators.close().then(() => process.exit(0)));
  },
});

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} must be a whole number`);
  return Number(value);
}

function readSpeed(value: string): "real" | "instant" {
  if (value !== "real" && value !== "instant") throw new Error("--speed must be real or instant");
  return value;
}
