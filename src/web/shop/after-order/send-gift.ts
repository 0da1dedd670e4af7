import type { FieldError } from "#domain/validation/checked.ts";
import type { GiftData } from "#http/contract/after-order.schema.ts";
import { submitForm } from "#web/shell/calls/submit-form.ts";
import { giftCallPath } from "#domain/addresses/shop-call-paths.ts";
import { giftTexts } from "./after-order.texts.sv.ts";

export type GiftState =
  | { readonly kind: "asking"; readonly errors: readonly FieldError[] }
  | { readonly kind: "done"; readonly result: "entered" | "already" | "none" };

/** Spec 2 §3. A type, not an interface: it is sent as form fields. */
export type GiftFields = { readonly civicNumber: string; readonly phoneNumber: string; readonly product?: string };

/** OP-34: a lost connection opens the error modal. The call may be repeated: one gift each. */
export async function sendGift(fields: GiftFields): Promise<GiftState> {
  const answer = await submitForm<GiftData>({ action: giftCallPath(), fields: { ...fields }, asksToRetry: true });
  if (answer.kind === "success" && answer.data) return { kind: "done", result: RESULTS[answer.data.Result.State] };
  if (answer.kind === "failure" && answer.httpStatus === 404)
    return { kind: "asking", errors: [{ field: "civicNumber", message: giftTexts.wrongPerson }] };
  return { kind: "asking", errors: answer.kind === "failure" ? answer.errors : [] };
}

const RESULTS = { ENTERED: "entered", ALREADY: "already", NONE: "none" } as const;
