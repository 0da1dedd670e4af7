import type { ChatMemory } from "#domain/chat/chat.ts";

/** Listed on the privacy page (`cookie-list.texts.sv.ts`); stored only with consent to the chat. */
const KEY = "sparv-chat";

export function readChatMemory(): ChatMemory {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === "opened" || stored === "minimized" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeChatMemory(memory: ChatMemory): void {
  try {
    if (memory === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, memory);
  } catch {
    // A browser that stores nothing starts anew on the next page.
  }
}
