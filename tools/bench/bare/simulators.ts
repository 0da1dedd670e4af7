import { startSimulators } from "#simulators/start.ts";

/** The providers in a process of their own, as they are outside a measurement. */
const { url } = await startSimulators({ seed: 1, speed: "instant" });
process.send?.({ port: Number(new URL(url).port) });
