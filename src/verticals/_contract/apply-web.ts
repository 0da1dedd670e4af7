import type { ComponentType } from "react";
import type { FormValues } from "#domain/form/check-form.ts";
import type { AppliedDescription } from "./applied.ts";
import type { OwnPageEntry } from "./own-pages.ts";
import type { PlacedVertical } from "./vertical-entry.ts";

/** A vertical that is applied for, in the pages' registry. The page at its own path is one of its pages. */
export interface AppliedEntry extends PlacedVertical {
  loadPages(): Promise<readonly OwnPageEntry[]>;
  loadApply(): Promise<ApplyWeb>;
}

/** What the shared pages of an application ask of a vertical's screens. */
export interface ApplyWeb {
  readonly description: AppliedDescription;
  /** Beside the form: what is applied for, as far as it has been answered. */
  readonly Aside?: ComponentType<ApplyAsideProps>;
  /** Above the consent in the last step, one paragraph each: what the law requires to be stated. */
  readonly beforeConsent?: readonly string[];
}

export interface ApplyAsideProps {
  readonly values: FormValues;
  /** Where the answers to the first step are changed. */
  readonly changeHref: string;
}
