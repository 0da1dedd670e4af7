import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface DeploymentOptions {
  readonly adminUrl: string;
  /** Where the engine reaches this worker. One address per released version, so that running workflows end on their own code. */
  readonly workerUrl: string;
  /** Lets an address serve changed workflows, which breaks running workflows of the old version: for development. */
  readonly canReplace: boolean;
  /** Called for each answer of the engine, also when none came. */
  readonly registered?: (isKnown: boolean) => void;
  readonly clock: Clock;
  readonly log: Logger;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
}

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;

/** Registers this worker at the engine and repeats the request until the engine has confirmed it. */
export async function registerDeployment(options: DeploymentOptions): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
    const failure = await tryRegister(options);
    options.registered?.(failure === undefined);
    if (failure === undefined) return;
    options.log.warn("the engine does not know this worker yet", { ...failure, waitMs });
    await options.clock.sleep(waitMs, options.signal);
  }
}

async function tryRegister(options: DeploymentOptions): Promise<{ status?: number; error?: unknown } | undefined> {
  try {
    const response = await fetch(`${options.adminUrl}/deployments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ uri: options.workerUrl, force: options.canReplace }),
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : { status: response.status };
  } catch (error) {
    options.signal.throwIfAborted();
    return { error };
  }
}
