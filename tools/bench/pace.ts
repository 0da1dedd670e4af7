import { setTimeout as sleep } from "node:timers/promises";
import { round2 } from "./measure.ts";
import { ownCpuUs } from "./where.ts";

const MAX_TIMES = 120;
const MAX_SECONDS = 3;
/** Until the compiler has done what it does. */
const WARM_UP_TIMES = 300;

/**
 * How many times as much processor time the same computation is charged when the machine rests between two of them. A processor
 * that wakes up is slow and has empty caches: without this figure an operation at an even pace seems dearer than one in a row.
 */
export async function measurePaceFactor(perSecond: number): Promise<number> {
  const times = Math.min(MAX_TIMES, perSecond * MAX_SECONDS);
  for (let at = 0; at < WARM_UP_TIMES; at++) compute();
  const inRowUs = await chargedUs(times, () => Promise.resolve());
  const pacedUs = await chargedUs(times, () => sleep(1000 / perSecond));
  return round2(pacedUs / inRowUs);
}

async function chargedUs(times: number, pause: () => Promise<void>): Promise<number> {
  const beforeUs = ownCpuUs();
  for (let at = 0; at < times; at++) {
    compute();
    await pause();
  }
  return ownCpuUs() - beforeUs;
}

/** A few milliseconds of what a server does: texts read and written. */
function compute(): number {
  let found = 0;
  for (let at = 0; at < 12; at++) {
    const { rows } = JSON.parse(JSON.stringify(SAMPLE)) as typeof SAMPLE;
    found += rows.filter(({ text }) => /gäller 1\d/.test(text)).length;
  }
  return found;
}

const SAMPLE = {
  rows: Array.from({ length: 300 }, (_, at) => ({ id: at, name: `Bolag ${at}`, text: `gäller ${at}` })),
};
