import { developmentEnvironment } from "#platform/config/development-environment.ts";

/** The development environment as a file for containers: `node tools/services/print-environment.ts > ops/.env`. */
for (const [key, value] of Object.entries(developmentEnvironment())) console.log(`${key}=${value}`);
