import { developmentEnvironment } from "#platform/config/development-environment.ts";

/** The development environment as a file: `npm run --silent tool -- print-environment > .env`. */
for (const [key, value] of Object.entries(developmentEnvironment())) console.log(`${key}=${value}`);
