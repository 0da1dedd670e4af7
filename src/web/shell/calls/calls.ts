import type { FieldError } from "#domain/validation/checked.ts";
import type { Envelope, WireError } from "#http/contract/envelope.schema.ts";
import { formatFaultReference } from "#domain/support/fault-reference.ts";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import type { CallFields } from "./form-fields.ts";
import { browserFetch, type CallMethod, type Fetch, sendCall } from "./send-call.ts";
import { newTraceParent, traceIdIn } from "./trace-parent.ts";

/** The outcome of a call, as a value. */
export type CallAnswer<Data> =
  | { readonly kind: "success"; readonly data: Data | null }
  | {
      readonly kind: "failure";
      readonly httpStatus: number;
      readonly status: string;
      readonly errors: readonly FieldError[];
      readonly data: Data | null;
    }
  /** No answer, or one that is not ours. */
  | { readonly kind: "lost" };

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Opens the error modal when the answer is lost, and retries as long as the visitor agrees. Only for calls that may be repeated. */
  readonly asksToRetry?: boolean;
}

type Send = <Data>(address: string, fields?: CallFields, options?: CallOptions) => Promise<CallAnswer<Data>>;

/** Every call from a page goes through one of these. */
export interface Calls {
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly delete: Send;
}

export function createCalls(fetch: Fetch): Calls {
  const sending =
    (method: CallMethod): Send =>
    async <Data>(address: string, fields?: CallFields, { asksToRetry, ...options }: CallOptions = {}) => {
      const traceParent = newTraceParent();
      for (;;) {
        const answer = await ask<Data>(fetch, { method, address, fields, traceParent, ...options });
        if (answer.kind !== "lost" || !asksToRetry || options.signal?.aborted) return answer;
        const reference = formatFaultReference(traceIdIn(traceParent));
        if (!(await openErrorModal({ reference }))) return answer;
      }
    };
  return { get: sending("GET"), post: sending("POST"), put: sending("PUT"), delete: sending("DELETE") };
}

export const calls = createCalls(browserFetch);

async function ask<Data>(fetch: Fetch, call: Parameters<typeof sendCall>[1]): Promise<CallAnswer<Data>> {
  try {
    const { httpStatus, envelope } = await sendCall<Data>(fetch, call);
    return readAnswer(httpStatus, envelope);
  } catch {
    return { kind: "lost" };
  }
}

/** F-130: a success only when Success is true; the status of the transport does not matter. */
const readAnswer = <Data>(httpStatus: number, envelope: Envelope<Data>): CallAnswer<Data> =>
  envelope.Success
    ? { kind: "success", data: envelope.Data }
    : {
        kind: "failure",
        httpStatus,
        status: envelope.Status,
        errors: readErrors(envelope.Error),
        data: envelope.Data,
      };

/** F-135: the wrong field, and its message. */
export const readErrors = (errors: readonly WireError[] | null): FieldError[] =>
  (errors ?? []).map(({ ParameterId, Message }) => ({ field: ParameterId, message: Message }));
