import { CHAT_IDLE_MS } from "#domain/chat/chat.ts";

export interface IdleTimer {
  /** Restarts the twenty minutes. */
  restart(): void;
  stop(): void;
}

/** Calls `end` after twenty minutes without activity of the visitor on the page. */
export function endWhenIdle(end: () => void): IdleTimer {
  let timer = setTimeout(end, CHAT_IDLE_MS);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CHAT_IDLE_MS);
  };
  const signs = ["pointerdown", "keydown", "scroll"] as const;
  for (const sign of signs) window.addEventListener(sign, restart, { passive: true });
  return {
    restart,
    stop() {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, restart);
    },
  };
}
