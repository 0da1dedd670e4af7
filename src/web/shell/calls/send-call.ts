import type { Envelope } from "#http/contract/envelope.schema.ts";
import { isDebuggable, isDebugOn } from "./debug-mode.ts";
import { type CallNote, callNotes } from "./call-notes.ts";
import { type CallFields, toFormFields, withQuery } from "./form-fields.ts";
import { newTraceParent } from "./trace-parent.ts";

/** The part of the browser's interface that is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export const browserFetch: Fetch = (address, init) => fetch(address, init);

export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

export interface CallToSend {
  readonly method: CallMethod;
  readonly address: string;
  readonly fields?: CallFields | undefined;
  /** False sends the body as JSON instead. */
  readonly isFormData?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of what the visitor does; a call without one begins its own. */
  readonly traceParent?: string | undefined;
}

export interface SentCall<Data> {
  readonly httpStatus: number;
  readonly envelope: Envelope<Data>;
}

/** No answer came, or one that is not ours: a page of a gateway, half a body. */
export class CallLost extends Error {
  override readonly name = "CallLost";
}

/** Spec 1 §7: get sends a query string, the others form data. Rejects with CallLost when there is no envelope to read. */
export async function sendCall<Data>(fetch: Fetch, call: CallToSend): Promise<SentCall<Data>> {
  const response = await fetch(...requestOf(call)).catch((cause: unknown) => {
    throw new CallLost("no answer", { cause });
  });
  const envelope = readEnvelope<Data>(await response.text().catch(() => ""));
  // A body that the page itself stopped reading is no unreadable answer: it left its place, or the answer came elsewhere first.
  if (isDebuggable() && !call.signal?.aborted) note(call, envelope);
  if (!envelope) throw new CallLost(`no envelope in an answer of ${response.status}`);
  return { httpStatus: response.status, envelope };
}

/** Asks the server for the debug fields of its answer; a production host ignores it. */
const DEBUG_HEADER = { "x-sparv-debug": "true" };

function requestOf({
  method,
  address,
  fields = {},
  isFormData = true,
  headers,
  signal,
  traceParent = newTraceParent(),
}: CallToSend): [string, RequestInit] {
  const init: RequestInit = {
    method,
    headers: {
      accept: "application/json",
      traceparent: traceParent,
      ...(isFormData || method === "GET" ? {} : { "content-type": "application/json" }),
      ...(isDebugOn() ? DEBUG_HEADER : {}),
      ...headers,
    },
    ...(signal ? { signal } : {}),
  };
  if (method === "GET") return [withQuery(address, fields), init];
  return [address, { ...init, body: isFormData ? toFormFields(fields) : JSON.stringify(fields) }];
}

function readEnvelope<Data>(text: string): Envelope<Data> | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope<Data>> | null;
    if (typeof read !== "object" || read === null || typeof read.Success !== "boolean") return undefined;
    return { Error: [], Status: "", Exception: null, Debug: null, Data: null, ...read, Success: read.Success };
  } catch {
    return undefined;
  }
}

function note({ method, address }: CallToSend, envelope: Envelope<unknown> | undefined): void {
  const debugLines = [envelope?.Debug, envelope?.Exception].filter((text) => typeof text === "string");
  const kind = kindOf(envelope, debugLines.length > 0);
  if (kind) callNotes.send({ kind, method, address, debugLines });
}

/** F-128: an unreadable answer is noted on every host but production; the debug fields of answers, in debug mode (F-127). */
function kindOf(envelope: Envelope<unknown> | undefined, hasDebugLines: boolean): CallNote["kind"] | undefined {
  if (!envelope) return "bad-json";
  if (envelope.Status === "GeneralError") return "general-error";
  return hasDebugLines && isDebugOn() ? "debug" : undefined;
}
