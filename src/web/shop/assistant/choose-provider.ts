import { Sparkles } from "lucide-react";
import { showNotification } from "#ui/messages/notification-state.ts";
import { whenPageScrollUnlocked } from "#ui/overlays/page-scroll-lock.ts";
import { ASSISTANT_NOTICE_DELAY_MS, ASSISTANT_NOTICE_MS } from "#ui/pieces/ui-timings.ts";
import { ASSISTANT_HASH } from "./assistant-hash.ts";

export interface ChosenProvider {
  readonly resultId: string;
  /** What the notice says, and why the offer was suggested. */
  readonly title: string;
  readonly reason: string;
  readonly linkText: string;
}

interface Choosing {
  close(): void;
  /** The select-provider event: the visitor sees the page again and can be shown the offer. */
  selectProvider(resultId: string): void;
}

/** C-095: the modal closes, and once the page may scroll the offer is told of. C-042: the notice comes a moment after. */
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
