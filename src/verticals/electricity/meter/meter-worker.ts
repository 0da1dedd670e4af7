import { computeMeter, type MeterQuestion } from "./compute-meter.ts";

// The entry of a web worker: a file is read and priced outside the main thread, and nothing of it leaves the browser.

addEventListener("message", ({ data }: MessageEvent<MeterQuestion>) => {
  postMessage(computeMeter(data));
});
