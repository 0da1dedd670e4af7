import { CHAT_IDLE_MS } from "#domain/chat/chat.ts";

export interface IdleTimer {
  /** The twenty minutes begin anew. */
  restart(): void;
  stop(): void;
}

/** Told after twenty minutes in which the visitor has done nothing on the page. */
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
