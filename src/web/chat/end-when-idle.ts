import { CHAT_IDLE_MS } from "#domain/chat.ts";

/** Told after twenty minutes in which the visitor has done nothing on the page. The answer stops it. */
export function endWhenIdle(end: () => void): () => void {
  let timer = setTimeout(end, CHAT_IDLE_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CHAT_IDLE_MS);
  };
  const signs = ["pointerdown", "keydown", "scroll"] as const;
  for (const sign of signs) window.addEventListener(sign, again, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, again);
  };
}
