import type { Envelope } from "#http/contract/envelope.schema.ts";

/** Longer than any of these calls takes; shorter than a visitor waits. */
const TIMEOUT_MS = 8_000;

/** Undefined when no answer came, or one that is not ours. */
export async function askServer<Data>(
  address: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Envelope<Data> | undefined> {
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.any(limits) });
    // A gateway that fails answers with a page of its own.
    if (response.status >= 500) return undefined;
    return (await response.json()) as Envelope<Data>;
  } catch {
    return undefined;
  }
}
