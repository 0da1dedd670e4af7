import { CHAT_IDLE_MS, type Chat, type ChatEvent, locksScroll, startChat, stepChat } from "#domain/chat.ts";
import { lockPageScroll } from "#ui/overlays/page-scroll-lock.ts";
import { createStore } from "#ui/pieces/store.ts";
import { keepChatMemory, readChatMemory } from "./chat-memory.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { tellCart } from "./tell-cart.ts";
import { findWidget, loadWidget, WIDGET_MINIMIZED, WIDGET_OPENED } from "./widget.ts";

export interface ChatBridge {
  /** False when the other company's script did not come. */
  load(options: { readonly isByVisitor: boolean }): Promise<boolean>;
  /** Follows the window until the answer is called; tells whether it is there, open or small. */
  follow(onShown: (isShown: boolean) => void): () => void;
}

/** Spec 1 §9: grid small. */
const SMALL_SCREEN = "(max-width: 759px)";

/** Between the page and the other company's window: what it tells moves our state, and our state decides what follows. */
export function createChatBridge({ chatUrl, isLegacyPiiSharingOn }: ChatSettings): ChatBridge {
  const chat = createStore<Chat, ChatEvent>(stepChat, startChat(readChatMemory()));
  const reference = crypto.randomUUID();
  let loading: Promise<void> | undefined;
  let isAskedByVisitor = false;
  return {
    async load({ isByVisitor }) {
      isAskedByVisitor = isByVisitor;
      chat.send({ kind: "load-asked" });
      try {
        loading ??= loadWidget(chatUrl);
        await loading;
      } catch {
        loading = undefined;
        chat.send({ kind: "load-failed" });
        return false;
      }
      if (isByVisitor) findWidget()?.open();
      return true;
    },
    follow(onShown) {
      const opened = (event: Event) => {
        const { isByVisitor = false } = (event as CustomEvent<{ isByVisitor?: boolean } | null>).detail ?? {};
        const isSmallScreen = matchMedia(SMALL_SCREEN).matches;
        chat.send({ kind: "window-opened", isByVisitor: isByVisitor || isAskedByVisitor, isSmallScreen });
        isAskedByVisitor = false;
        // It opens by itself; what comes back small is made so.
        if (chat.read().state === "minimized") findWidget()?.minimize();
      };
      const minimized = () => chat.send({ kind: "minimized" });
      window.addEventListener(WIDGET_OPENED, opened);
      window.addEventListener(WIDGET_MINIMIZED, minimized);
      const stopIdle = endWhenIdle(() => chat.send({ kind: "idle-ended" }));
      const stopState = followState(chat, onShown);
      const stopCart = tellCart({ findWidget, reference, rules: { isLegacyPiiSharingOn } });
      return () => {
        window.removeEventListener(WIDGET_OPENED, opened);
        window.removeEventListener(WIDGET_MINIMIZED, minimized);
        stopIdle();
        stopState();
        stopCart();
      };
    },
  };
}

function followState(
  chat: { read: () => Chat; subscribe: (listener: () => void) => () => void },
  onShown: (isShown: boolean) => void,
) {
  let release: (() => void) | undefined;
  const look = () => {
    const now = chat.read();
    keepChatMemory(now.memory);
    onShown(now.state === "opened" || now.state === "minimized");
    const isLocked = locksScroll(now, matchMedia(SMALL_SCREEN).matches);
    if (isLocked) release ??= lockPageScroll();
    else {
      release?.();
      release = undefined;
    }
  };
  const stop = chat.subscribe(look);
  return () => {
    stop();
    release?.();
  };
}

/** Told after twenty minutes in which the visitor has done nothing on the page. */
function endWhenIdle(end: () => void): () => void {
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
