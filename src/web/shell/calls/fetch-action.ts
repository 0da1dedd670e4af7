import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { CallFields } from "./form-fields.ts";
import { browserFetch, type CallMethod, type Fetch, sendCall } from "./send-call.ts";

/** The generic fetch action of spec 1 §7, with its names. */
export interface FetchAction<Data> {
  readonly url: string;
  readonly method?: CallMethod;
  readonly data?: CallFields;
  /** As form data unless false; then as JSON. */
  readonly isFormData?: boolean;
  readonly signal?: AbortSignal;
  readonly onSuccess?: (data: Data | null) => void;
  /** The server answered, and it was no success. */
  readonly onError?: (answer: Envelope<Data>) => void;
}

/** F-133: one of the two callbacks runs when there is an answer. A failed fetch is rejected to the caller, who knows what it means. */
export async function fetchAction<Data>(action: FetchAction<Data>, fetch: Fetch = browserFetch): Promise<void> {
  const { url, method = "GET", data, isFormData, signal, onSuccess, onError } = action;
  const { envelope } = await sendCall<Data>(fetch, { method, address: url, fields: data, isFormData, signal });
  if (envelope.Success) onSuccess?.(envelope.Data);
  else onError?.(envelope);
}
