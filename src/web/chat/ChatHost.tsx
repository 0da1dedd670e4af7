import { useEffect, useEffectEvent, useState } from "react";
import { PRODUCT } from "#domain/consent.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { hasConsent } from "#web/analytics/consent-state.ts";
import { chatTexts } from "./chat.texts.sv.ts";
import { ChatConsent } from "./ChatConsent.tsx";
import type { ChatSettings } from "./chat-settings.ts";
import { createChatBridge } from "./chat-bridge.ts";

interface ChatHostProps extends ChatSettings {
  /** How often the launcher has been pressed; 0 when the chat resumes by itself. */
  readonly presses: number;
  /** While its own window or button is there, ours is not. */
  readonly onShown: (isShown: boolean) => void;
}

/** Runs the chat: asks for consent first, loads the window, and follows it. */
export function ChatHost({ presses, onShown, chatUrl, isLegacyPiiSharingOn }: ChatHostProps) {
  /** How many of the presses have been answered yes or no. */
  const [answered, setAnswered] = useState(0);
  const [bridge] = useState(() => createChatBridge({ chatUrl, isLegacyPiiSharingOn }));
  const open = useEffectEvent(async (isByVisitor: boolean) => {
    const isLoaded = await bridge.load({ isByVisitor });
    if (!isLoaded) showSnackbar({ key: "chat", text: chatTexts.failed, autoDismiss: true });
  });
  useEffect(() => bridge.follow(onShown), [bridge, onShown]);
  useEffect(() => {
    if (hasConsent(PRODUCT)) void open(presses > 0);
  }, [presses]);
  return (
    <ChatConsent
      isOpen={presses > answered && !hasConsent(PRODUCT)}
      onAnswer={(isGranted) => {
        setAnswered(presses);
        if (isGranted) void open(true);
      }}
    />
  );
}
