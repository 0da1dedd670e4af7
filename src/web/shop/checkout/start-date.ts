/** Spec 2 §4: how the start day of the insurance is chosen, one view at a time. */
export type StartDateView =
  /** Nothing is known of the visitor's insurance; `notice` is the reason, when a fetch gave no date (C-163, C-164). */
  | { readonly kind: "init"; readonly notice?: "fetch-failed" | "no-renewal-date" }
  /** The visitor's insurance is renewed on a known day, and the visitor must choose. */
  | { readonly kind: "fetched"; readonly renewalDate: string }
  /** Another day, in a calendar that stays open. */
  | { readonly kind: "select"; readonly renewalDate: string | undefined }
  | { readonly kind: "selected"; readonly date: string; readonly renewalDate: string | undefined };

export type StartDateEvent =
  | { readonly kind: "accepted-renewal" }
  | { readonly kind: "wants-another" }
  | { readonly kind: "chose"; readonly date: string }
  | { readonly kind: "change-of-mind" }
  | { readonly kind: "fetched"; readonly renewalDate: string }
  | { readonly kind: "fetch-failed" | "no-renewal-date" };

export const firstStartDateView = (renewalDate: string | undefined): StartDateView =>
  renewalDate === undefined ? { kind: "init" } : { kind: "fetched", renewalDate };

export function stepStartDate(view: StartDateView, event: StartDateEvent): StartDateView {
  const renewalDate = renewalOf(view);
  switch (event.kind) {
    case "accepted-renewal":
      return renewalDate === undefined ? view : { kind: "selected", date: renewalDate, renewalDate };
    case "wants-another":
      return { kind: "select", renewalDate };
    case "chose":
      return { kind: "selected", date: event.date, renewalDate };
    case "change-of-mind":
      return firstStartDateView(renewalDate);
    case "fetched":
      return { kind: "fetched", renewalDate: event.renewalDate };
    case "no-renewal-date":
      return { kind: "init", notice: event.kind };
    case "fetch-failed":
      // A fetch that lacked only the date has already given its notice.
      return view.kind === "init" && view.notice === undefined ? { kind: "init", notice: event.kind } : view;
  }
}

export const renewalOf = (view: StartDateView): string | undefined =>
  view.kind === "init" ? undefined : view.renewalDate;

/** C-195, C-196: with a fetched renewal date, one of the two must be chosen. */
export const isStartDateMissing = (view: StartDateView): boolean =>
  view.kind === "fetched" || (view.kind === "select" && view.renewalDate !== undefined);
