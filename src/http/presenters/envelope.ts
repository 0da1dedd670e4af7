import type { FieldError } from "#domain/validation/checked.ts";
import type { Envelope, WireError } from "#http/contract/envelope.schema.ts";
import { maskText } from "#platform/logging/mask.ts";
import type { CallOutcome } from "./call-outcome.ts";

export interface PresentedAnswer {
  readonly status: number;
  readonly body: Envelope<unknown>;
}

/** A field error is an answer, not a fault: the documented pages read it from a 200. */
export function presentOutcome(outcome: EnvelopeOutcome): PresentedAnswer {
  switch (outcome.kind) {
    case "ok":
      return { status: 200, body: { ...envelope(true, "Ok", [], outcome.value), ...outcome.beside } };
    case "invalid":
      return {
        status: 200,
        body: envelope(false, "ValidateError", outcome.errors.map(presentError), outcome.value ?? null),
      };
    case "refused":
      return { status: 200, body: { ...envelope(false, outcome.status, [], outcome.value), ...outcome.beside } };
    case "not-found":
      return { status: 404, body: envelope(false, "NotFound", [], null) };
    case "forbidden":
      return presentFault(403);
  }
}

/** The others are answered without a body. */
type EnvelopeOutcome = Exclude<CallOutcome, { readonly kind: "see-other" }>;

/** Refusals and faults before or inside a call; the reason stays in the log. */
export const presentFault = (status: number): PresentedAnswer => ({
  status,
  body: envelope(false, FAULT_STATUS[status] ?? "GeneralError", [], null),
});

/** The internals of an answer, for hosts that show them (see debug.ts). The reader is one of us, but a quoted value may be a visitor's. */
export const withDebug = (
  { status, body }: PresentedAnswer,
  internals: { readonly debug: string; readonly exception?: Error },
): PresentedAnswer => ({
  status,
  body: {
    ...body,
    Debug: maskText(internals.debug),
    Exception:
      internals.exception === undefined
        ? null
        : maskText(`${internals.exception.name}: ${internals.exception.message}`),
  },
});

const FAULT_STATUS: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "NotLoggedIn",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  429: "TooManyRequests",
  503: "Unavailable",
};

const presentError = (error: FieldError): WireError => ({ ParameterId: error.field, Message: error.message });

const envelope = (success: boolean, status: string, errors: WireError[], value: unknown): Envelope<unknown> => ({
  Success: success,
  Error: errors,
  Status: status,
  Exception: null,
  Debug: null,
  Data: value,
});
