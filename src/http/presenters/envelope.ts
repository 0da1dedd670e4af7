import type { FieldError } from "#domain/checked.ts";
import type { CallOutcome } from "#http/call.ts";
import type { Envelope, WireError } from "#http/contract/envelope.schema.ts";

export interface PresentedAnswer {
  readonly status: number;
  readonly body: Envelope<unknown>;
}

/** A field error is an answer, not a fault: the documented pages read it from a 200. */
export function presentOutcome(outcome: CallOutcome): PresentedAnswer {
  switch (outcome.kind) {
    case "ok":
      return { status: 200, body: envelope(true, "Ok", [], outcome.value) };
    case "invalid":
      return {
        status: 200,
        body: envelope(false, "ValidateError", outcome.errors.map(presentError), outcome.value ?? null),
      };
    case "not-found":
      return { status: 404, body: envelope(false, "NotFound", [], null) };
  }
}

/** Refusals and faults before or inside a call; the reason stays in the log. */
export const presentFault = (status: number): PresentedAnswer => ({
  status,
  body: envelope(false, FAULT_STATUS[status] ?? "GeneralError", [], null),
});

const FAULT_STATUS: Readonly<Record<number, string>> = {
  400: "BadRequest",
  403: "Forbidden",
  404: "NotFound",
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
