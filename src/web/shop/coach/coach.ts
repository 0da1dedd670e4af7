/** What else could cost less, as a page shows it. */
export interface Coach {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly CoachStep[];
}

export interface CoachStep {
  readonly title: string;
  /** Whom it leads to; a step that is completed leads nowhere. */
  readonly href: string | undefined;
  /** The last word of the service's address, or a tick. */
  readonly icon: string;
  /** Under the title. */
  readonly note?: string | undefined;
  /** After the title, for who does not see that it is highlighted. */
  readonly statusText?: string | undefined;
  /** What a click is told as; without it none is. */
  readonly tracking?: string | undefined;
}

/** The icon of a step that is done. */
export const DONE_ICON = "done";
