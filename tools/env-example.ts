import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { environmentSchema } from "#platform/config/environment-schema.ts";
import { composeExample, EXAMPLE_FILE } from "./env-example/compose-example.ts";
import { ROOT } from "./processes/paths.ts";

/** `npm run tool -- env-example`: writes the settings that the schema knows into a file to read and to copy; a test compares the two. */
writeFileSync(join(ROOT, EXAMPLE_FILE), composeExample(environmentSchema.shape, developmentEnvironment()));
