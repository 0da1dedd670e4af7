import { developmentEnvironment } from "./development-environment.ts";

/** `node --import` of this file gives a program the settings of development that its environment does not have (compose.yaml). */
for (const [key, value] of Object.entries(developmentEnvironment())) process.env[key] ??= value;
