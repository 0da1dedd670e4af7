import type { Envelope } from "#http/contract/envelope.schema.ts";
import { trackAnswer } from "#web/shell/analytics/track.ts";
import type { CallFields } from "./form-fields.ts";
import { browserFetch, type CallMethod, type Fetch, sendCall } from "./send-call.ts";

/** Longer than a short call takes; shorter than a visitor waits. */
export const SHORT_CALL_MS = 8_000;

export interface Asked {
  readonly method?: CallMethod;
  readonly fields?: CallFields;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** The answer holds what is measured (F-144). */
  readonly tracksAnswer?: boolean;
}

/** The whole envelope, for those that need more of it than `calls` gives. Undefined when no answer came, or one that is not ours. */
export async function askServer<Data>(
  address: string,
  { method = "POST", fields, signal, timeoutMs, tracksAnswer = false }: Asked,
  fetch: Fetch = browserFetch,
): Promise<Envelope<Data> | undefined> {
  const limits = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)];
  const given = limits.filter((limit) => limit !== undefined);
  try {
    const limit = given.length > 0 ? AbortSignal.any(given) : undefined;
    const { httpStatus, envelope } = await sendCall<Data>(fetch, { method, address, fields, signal: limit });
    // A server that fails has not judged what was asked.
    if (httpStatus >= 500) return undefined;
    if (tracksAnswer) trackAnswer(envelope);
    return envelope;
  } catch {
    return undefined;
  }
}

/** For a page that is being left, when no other request would be sent any more. There is no answer. */
export const sendBeacon = (address: string, fields: Record<string, string>): void =>
  void navigator.sendBeacon(address, new URLSearchParams(fields));
