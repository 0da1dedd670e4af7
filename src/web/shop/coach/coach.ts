/** Other services where the visitor could save, as a page shows them. */
export interface Coach {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly CoachStep[];
}

export interface CoachStep {
  readonly title: string;
  /** The address of the service; undefined for a completed step. */
  readonly href: string | undefined;
  /** The last segment of the service's address, or a tick. */
  readonly icon: string;
  /** Under the title. */
  readonly note?: string | undefined;
  /** After the title, for visitors who cannot see the highlighting. */
  readonly statusText?: string | undefined;
  /** The label of a click in tracking; without it clicks are not tracked. */
  readonly tracking?: string | undefined;
}

/** The icon of a completed step. */
export const DONE_ICON = "done";
