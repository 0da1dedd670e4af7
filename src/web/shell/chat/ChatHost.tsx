import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PRODUCT } from "#domain/consent/consent.ts";
import type { ChatState } from "#domain/chat/chat.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { hasConsent, onConsent } from "#web/shell/analytics/consent-state.ts";
import { chatTexts } from "./chat.texts.sv.ts";
import { ChatConsent } from "./ChatConsent.tsx";
import type { ChatSettings } from "./chat-settings.ts";
import { createChatBridge } from "./chat-bridge.ts";
import styles from "./ChatHost.module.css";

interface ChatHostProps extends ChatSettings {
  /** How often the launcher has been pressed; 0 when the chat resumes by itself. */
  readonly presses: number;
  /** While the chat is there, open or small, the launcher is not. */
  readonly onShown: (isShown: boolean) => void;
}

/**
 * Runs the chat: asks for consent first, loads it in its frame, and follows it. The box and its bar are ours, so that
 * nothing of the other company is larger than the box or covers its close button.
 */
export function ChatHost({ presses, onShown, isLegacyPiiSharingOn }: ChatHostProps) {
  /** How many of the presses have been answered yes or no. */
  const [answered, setAnswered] = useState(0);
  const [state, setState] = useState<ChatState>("standby");
  const [bridge] = useState(() => createChatBridge({ isLegacyPiiSharingOn }));
  const place = useRef<HTMLDivElement>(null);
  const isShown = state === "opened" || state === "minimized";
  const open = useEffectEvent(async (isByVisitor: boolean) => {
    if (!place.current) return;
    const isLoaded = await bridge.load(place.current, { isByVisitor });
    if (!isLoaded) showSnackbar({ key: "chat", text: chatTexts.failed, autoDismiss: true });
  });
  useEffect(() => bridge.follow(setState), [bridge]);
  useEffect(() => onShown(isShown), [onShown, isShown]);
  useEffect(() => onConsent(PRODUCT, (isGranted) => isGranted || bridge.end()), [bridge]);
  useEffect(() => {
    if (hasConsent(PRODUCT)) void open(presses > 0);
  }, [presses]);
  return (
    <>
      <section className={styles["box"]} data-state={state} aria-label={chatTexts.name} hidden={!isShown}>
        <button
          type="button"
          className={styles["bar"]}
          aria-expanded={state === "opened"}
          onClick={() => bridge.press()}
        >
          {state === "opened" ? chatTexts.minimize : chatTexts.open}
        </button>
        <div ref={place} className={styles["conversation"]} hidden={state !== "opened"} />
      </section>
      <ChatConsent
        isOpen={presses > answered && !hasConsent(PRODUCT)}
        onAnswer={(isGranted) => {
          setAnswered(presses);
          if (isGranted) void open(true);
        }}
      />
    </>
  );
}
