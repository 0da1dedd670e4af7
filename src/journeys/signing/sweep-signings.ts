import { followSigning } from "./follow-signing.ts";
import type { SigningPorts } from "./signing.ports.ts";

/** Longer than a page's polling interval: an older signing has no polling browser. */
const FORGOTTEN_MS = 6_000;
const PAGE_SIGNINGS = 50;

/**
 * Continues signings whose browser is gone, so that a signed one becomes an order, and an unsigned one
 * ends. Returns the number of new orders.
 */
export async function sweepSignings(ports: SigningPorts): Promise<number> {
  const forgotten = await ports.signings.forgotten(new Date(ports.clock.nowMs() - FORGOTTEN_MS), PAGE_SIGNINGS);
  let made = 0;
  for (const signing of forgotten) {
    const { status } = await followSigning(ports, signing);
    if (status === "complete") made += 1;
  }
  return made;
}
