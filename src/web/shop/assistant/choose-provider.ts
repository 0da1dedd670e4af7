import Sparkles from "lucide-react/icons/sparkles";
import { showNotification } from "#ui/messages/notification-state.ts";
import { whenPageScrollUnlocked } from "#ui/overlays/page-scroll-lock.ts";
import { ASSISTANT_NOTICE_DELAY_MS, ASSISTANT_NOTICE_MS } from "#ui/pieces/ui-timings.ts";
import { ASSISTANT_HASH } from "./assistant-hash.ts";

export interface ChosenProvider {
  readonly resultId: string;
  /** Of the notice; `reason` is why the offer was suggested. */
  readonly title: string;
  readonly reason: string;
  readonly linkText: string;
}

interface Choosing {
  close(): void;
  /** The select-provider event: the page is visible again and can scroll to the offer. */
  selectProvider(resultId: string): void;
}

/** C-095: closes the modal, and selects the offer once the page can scroll. C-042: the notice follows a moment later. */
export function chooseProvider({ resultId, title, reason, linkText }: ChosenProvider, choosing: Choosing): void {
  const unlocked = whenPageScrollUnlocked();
  choosing.close();
  void unlocked.then(() => choosing.selectProvider(resultId));
  setTimeout(
    () =>
      showNotification({
        title,
        subtitle: reason,
        icon: Sparkles,
        callToAction: { text: linkText, href: `#${ASSISTANT_HASH}` },
        durationMs: ASSISTANT_NOTICE_MS,
      }),
    ASSISTANT_NOTICE_DELAY_MS,
  );
}
