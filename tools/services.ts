import { ServiceMissing, startServices, stopServices } from "./processes/local-services.ts";

/** `npm run services`: starts what does not answer yet; `-- --stop` ends what an earlier run started. */
try {
  await (process.argv.includes("--stop") ? stopServices(console.log) : startServices(console.log));
} catch (error) {
  if (!(error instanceof ServiceMissing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
