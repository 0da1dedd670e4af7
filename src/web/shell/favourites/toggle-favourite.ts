import Heart from "lucide-react/icons/heart";
import type { SaveFavouriteData } from "#http/contract/favourite.schema.ts";
import { showNotification } from "#ui/messages/notification-state.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { FAVOURITE_NOTIFICATION_MS } from "#ui/pieces/ui-timings.ts";
import { track } from "#web/shell/analytics/track.ts";
import { type CallAnswer, calls } from "#web/shell/calls/calls.ts";
import { favouriteCallPath } from "#domain/addresses/account-call-paths.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { favouriteTexts } from "./favourites.texts.sv.ts";

export type ToggleOutcome =
  | { readonly kind: "done"; readonly favouriteId: string | undefined }
  /** The session has ended since the page was rendered. */
  | { readonly kind: "logged-out" }
  /** Shown to the visitor. */
  | { readonly kind: "failed" };

/** Saves the offer, or removes the favourite that it is, and shows a confirmation. */
export function toggleFavourite(resultId: string, favouriteId: string | undefined): Promise<ToggleOutcome> {
  return favouriteId === undefined ? save(resultId) : remove(favouriteId);
}

async function save(resultid: string): Promise<ToggleOutcome> {
  const answer = await calls.post<SaveFavouriteData>(favouriteCallPath(), { resultid });
  const favouriteId = answer.kind === "success" ? answer.data?.Result.FavoriteId : undefined;
  if (favouriteId === undefined) return fail(answer, favouriteTexts.notSaved);
  showFavouriteNotification(favouriteTexts.saved);
  return { kind: "done", favouriteId };
}

async function remove(favoriteid: string): Promise<ToggleOutcome> {
  const answer = await calls.delete(favouriteCallPath(), { favoriteid });
  // A favourite that is already gone, as after removing it in another tab, counts as removed.
  const isGone = answer.kind === "success" || (answer.kind === "failure" && answer.httpStatus === 404);
  if (!isGone) return fail(answer, favouriteTexts.notRemoved);
  showFavouriteNotification(favouriteTexts.removed);
  return { kind: "done", favouriteId: undefined };
}

function fail(answer: CallAnswer<unknown>, message: string): ToggleOutcome {
  if (answer.kind === "failure" && answer.httpStatus === 401) return { kind: "logged-out" };
  showSnackbar({ key: "favourite", text: message, autoDismiss: true });
  return { kind: "failed" };
}

/** Spec 1 §4, F-083 to F-086. */
const showFavouriteNotification = (title: string): void =>
  showNotification({
    title,
    icon: Heart,
    callToAction: { text: favouriteTexts.toAccount, href: accountPath(), onClick: trackLink },
    durationMs: FAVOURITE_NOTIFICATION_MS,
  });

const trackLink = (): void =>
  track({ event: "custom_click", action: "myc_favourite_notification", label: "my_account" });
