import { createMeterThread, type MeterMessage } from "./meter-thread.ts";

// The entry of a web worker: a file is read and priced outside the main thread, and nothing of it leaves the browser.

const receive = createMeterThread((reply) => postMessage(reply));
addEventListener("message", ({ data }: MessageEvent<MeterMessage>) => void receive(data));
