import { followSigning } from "./follow-signing.ts";
import type { SigningPorts } from "./signing.ports.ts";

/** Longer than a page waits between two questions: whatever is older has no browser that asks. */
const FORGOTTEN_MS = 6_000;
const PAGE_SIGNINGS = 50;

/**
 * Goes on with signings whose browser has gone, so that an order that somebody has signed is made, and one that nobody has signed
 * ends. Gives how many have become orders.
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
