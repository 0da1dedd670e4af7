import type { FormValues } from "#domain/form/check-form.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { ApplyView, CoSignView, SaveAnswer } from "#journeys/apply/apply-journey.ts";
import type { SigningState } from "./signing.schema.ts";

/** Filling in and signing an application, for its visitor. Undefined for a vertical that is not applied for. */
export interface ApplyPages {
  readonly apply: {
    see(vertical: string): Promise<PageApplyView | undefined>;
    save(vertical: string, step: number, typed: FormValues): Promise<SaveAnswer | undefined>;
    sign(vertical: string, consent: FormValues): Promise<SignStarted | undefined>;
    startOver(vertical: string): Promise<void>;
    /** Undefined also for a visitor who is not logged in as the person that the applicant named, and for a link that is not valid. */
    seeCoSigning(vertical: string, code: string): Promise<PageCoSignView | undefined>;
    coSign(vertical: string, code: string): Promise<SignStarted | undefined>;
  };
}

type Shown<View extends { readonly signing: unknown }> = Omit<View, "signing"> & {
  readonly signing: SigningState | undefined;
};

export type PageApplyView = Shown<Extract<ApplyView, { kind: "open" }>> | Exclude<ApplyView, { kind: "open" }>;

export type PageCoSignView = Shown<CoSignView>;

export type SignStarted =
  | { readonly kind: "started" | "incomplete" }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "unavailable" | "conflict"; readonly message: string };
