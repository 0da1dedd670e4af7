import type { ChatMemory } from "#domain/chat/chat.ts";

/** Listed on the privacy page (`cookie-list.texts.sv.ts`); kept only by those who have agreed to the chat. */
const KEY = "sparv-chat";

export function readChatMemory(): ChatMemory {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === "opened" || kept === "minimized" ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function storeChatMemory(memory: ChatMemory): void {
  try {
    if (memory === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, memory);
  } catch {
    // A browser that keeps nothing starts anew on the next page.
  }
}
