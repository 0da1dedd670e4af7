import { type CallAnswer, type CallOptions, calls, type Calls } from "./calls.ts";
import type { CallFields } from "./form-fields.ts";

/** Spec 1 §7: beside the page that holds the form. */
const DEFAULT_ACTION = "ajax";

interface FormToSubmit extends CallOptions {
  /** Where to, when not beside the page. */
  readonly action?: string | undefined;
  readonly fields: CallFields;
  /** Sent instead of the fields. */
  readonly data?: CallFields | undefined;
}

/** F-134: posts a form's values, or what is given instead; a failure has its errors by field (F-135). */
export const submitForm = <Data>(
  { action = DEFAULT_ACTION, fields, data, ...options }: FormToSubmit,
  { post }: Pick<Calls, "post"> = calls,
): Promise<CallAnswer<Data>> => post<Data>(action, data ?? fields, options);
