import { expertChallengeCallPath } from "#domain/addresses/content-call-paths.ts";

/** Fetches some work and does it. Empty when it cannot be done here: the question can be sent all the same. */
export async function solveWork(signal: AbortSignal): Promise<string> {
  try {
    const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
      import("altcha-lib"),
      import("altcha-lib/algorithms/web/pbkdf2"),
      fetch(expertChallengeCallPath(), { signal }),
    ]);
    const challenge = (
      (await response.json()) as { Data: { Result: Parameters<typeof solveChallenge>[0]["challenge"] } }
    ).Data.Result;
    const controller = new AbortController();
    signal.addEventListener("abort", () => controller.abort(), { once: true });
    const solution = await solveChallenge({ challenge, deriveKey, controller });
    return solution ? JSON.stringify({ challenge, solution }) : "";
  } catch {
    return "";
  }
}
