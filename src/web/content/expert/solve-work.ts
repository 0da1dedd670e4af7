import type { solveChallenge as Solve } from "altcha-lib";
import { expertChallengeCallPath } from "#domain/addresses/content-call-paths.ts";
import { calls } from "#web/shell/calls/calls.ts";

/** Fetches some work and does it. Empty when it cannot be done here: the question can be sent all the same. */
export async function solveWork(signal: AbortSignal): Promise<string> {
  try {
    const [{ solveChallenge }, { deriveKey }, answer] = await Promise.all([
      import("altcha-lib"),
      import("altcha-lib/algorithms/web/pbkdf2"),
      calls.get<{ Result: Parameters<typeof Solve>[0]["challenge"] }>(expertChallengeCallPath(), {}, { signal }),
    ]);
    if (answer.kind !== "success" || !answer.data) return "";
    const challenge = answer.data.Result;
    const controller = new AbortController();
    signal.addEventListener("abort", () => controller.abort(), { once: true });
    const solution = await solveChallenge({ challenge, deriveKey, controller });
    return solution ? JSON.stringify({ challenge, solution }) : "";
  } catch {
    return "";
  }
}
