/** Spec 1 §4: the live chat as the page knows it. */
export type ChatState = "standby" | "loading" | "opened" | "minimized";

export type ChatEvent =
  | { readonly kind: "load-asked" }
  /** The widget has opened its window, by itself after loading or because the visitor pressed it. */
  | { readonly kind: "window-opened"; readonly isByVisitor: boolean; readonly isSmallScreen: boolean }
  /** The other company's script did not come. */
  | { readonly kind: "load-failed" }
  | { readonly kind: "minimized" }
  /** Taken away: the consent was withdrawn, or the frame did what it must not. */
  | { readonly kind: "ended" }
  | { readonly kind: "idle-ended" };

/** What is stored for the browser session, so that the chat resumes on later pages. */
export type ChatMemory = "opened" | "minimized" | undefined;

export interface Chat {
  readonly state: ChatState;
  readonly memory: ChatMemory;
}

/** Spec 1 §9. */
export const CHAT_IDLE_MS = 1_200_000;
/** Spec 1 §9: the widget's API becomes ready late. */
export const CHAT_CART_RETRY_MS = 3_000;

export const startChat = (memory: ChatMemory): Chat => ({ state: "standby", memory });

export function stepChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.kind) {
    case "load-asked":
      return chat.state === "standby" ? { ...chat, state: "loading" } : chat;
    case "load-failed":
      return chat.state === "loading" ? { ...chat, state: "standby" } : chat;
    case "window-opened":
      return remembered(opensMinimized(chat, event) ? "minimized" : "opened");
    case "minimized":
      return remembered("minimized");
    case "ended":
      return startChat(undefined);
    case "idle-ended":
      return chat.state === "minimized" ? { state: "standby", memory: undefined } : chat;
  }
}

/**
 * A window that comes back by itself on a later page comes back as it was left; on a small screen, where it would cover
 * everything, also one that was open comes back small (F-148). What the visitor opens is open.
 */
const opensMinimized = (
  { state, memory }: Chat,
  { isByVisitor, isSmallScreen }: { isByVisitor: boolean; isSmallScreen: boolean },
): boolean => state === "loading" && !isByVisitor && (memory === "minimized" || (isSmallScreen && memory === "opened"));

const remembered = (state: "opened" | "minimized"): Chat => ({ state, memory: state });

/** True when the page must not scroll behind the chat (F-152). */
export const locksScroll = ({ state }: Chat, isSmallScreen: boolean): boolean => isSmallScreen && state === "opened";
