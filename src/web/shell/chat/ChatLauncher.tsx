import MessageCircle from "lucide-react/icons/message-circle";
import { Suspense, useState } from "react";
import { PRODUCT } from "#domain/consent/consent.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { hasConsent } from "#web/shell/analytics/consent-state.ts";
import { readChatMemory } from "./chat-memory.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { chatTexts } from "./chat.texts.sv.ts";
import styles from "./ChatLauncher.module.css";

const ChatHost = lazyWithReload(() => import("./ChatHost.tsx").then((module) => module.ChatHost));

/** The way into the chat. Everything else of it comes when it is pressed, or when it was in use on the page before. */
export function ChatLauncher(settings: ChatSettings) {
  const [presses, setPresses] = useState(0);
  const [isResumed] = useState(() => readChatMemory() !== undefined && hasConsent(PRODUCT));
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {isShown ? null : (
        <button type="button" className={styles["launcher"]} onClick={() => setPresses((count) => count + 1)}>
          <Icon of={MessageCircle} />
          <span className={styles["label"]}>{chatTexts.launch}</span>
        </button>
      )}
      {presses > 0 || isResumed ? (
        <Suspense fallback={null}>
          <ChatHost {...settings} presses={presses} onShown={setIsShown} />
        </Suspense>
      ) : null}
    </>
  );
}
