import type { MountedSystem, SystemTools } from "#simulators/kernel/system.ts";
import { LENDING } from "#simulators/verticals/_credit/lending-rules.ts";
import { createApplicationDesk } from "./application-desk.ts";
import { creditCaseOperations } from "./credit-cases.ts";
import { creditMessageOperations } from "./credit-messages.ts";

/** Every lender, each with a desk of its own: none of them can see another's cases. */
export const createLenders = (tools: SystemTools, dayMs: number): readonly MountedSystem[] =>
  Object.entries(LENDING).map(([slug, { speaks, rules }]) => {
    // Providers of every branch share the common address.
    const target = `insurers/${slug}`;
    const desk = createApplicationDesk({ target, rules, dayMs, draw: drawOf }, tools);
    const operations = speaks === "credit-cases" ? creditCaseOperations(desk) : creditMessageOperations(desk);
    return { kind: "mounted", target, latency: { minMs: 50, maxMs: 600 }, operations };
  });

/** The same answer for the same applicant: a lender does not judge at random. */
function drawOf(key: string): number {
  let hash = 2_166_136_261;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash / 2 ** 32;
}
