import { type Chat, type ChatEvent, type ChatState, locksScroll, startChat, stepChat } from "#domain/chat/chat.ts";
import { lockPageScroll } from "#ui/overlays/page-scroll-lock.ts";
import { createStore } from "#ui/pieces/store.ts";
import { type ChatFrame, openChatFrame } from "./chat-frame.ts";
import { storeChatMemory, readChatMemory } from "./chat-memory.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { endWhenIdle } from "./end-when-idle.ts";
import { sendCart } from "./send-cart.ts";

export interface ChatBridge {
  /** Puts the chat's frame into the place, once. False when the other company's script did not load. */
  load(place: HTMLElement, options: { readonly isByVisitor: boolean }): Promise<boolean>;
  /** Follows the chat and reports its state, until the returned function is called. */
  follow(onState: (state: ChatState) => void): () => void;
  /** The visitor has pressed our bar above the conversation. */
  press(): void;
  /** Removes the chat and everything that runs in it. */
  end(): void;
}

/** Spec 1 §9: grid small. */
const SMALL_SCREEN = "(max-width: 759px)";
const isSmallScreen = () => matchMedia(SMALL_SCREEN).matches;

/** Between the page and the other company's frame: its events change our state, within limits, and our state decides what follows. */
export function createChatBridge({ isLegacyPiiSharingOn }: ChatSettings): ChatBridge {
  const chat = createStore<Chat, ChatEvent>(stepChat, startChat(readChatMemory()));
  const reference = crypto.randomUUID();
  let frame: ChatFrame | undefined;
  let isAskedByVisitor = false;
  /** How often the frame was asked to minimize and has not yet confirmed it. */
  let awaited = 0;

  const closeFrame = () => {
    frame?.close();
    frame = undefined;
  };
  const minimize = () => {
    awaited += 1;
    frame?.findWidget()?.minimize();
  };
  const open = (isByVisitor: boolean) => {
    chat.send({ kind: "window-opened", isByVisitor, isSmallScreen: isSmallScreen() });
    // The frame opens by itself: minimize it where our state requires that.
    if (chat.read().state === "minimized") minimize();
  };
  const moved = (how: "opened" | "minimized") => {
    if (how === "minimized" && awaited > 0) awaited -= 1;
    else if (how === "minimized" && chat.read().state === "opened") chat.send({ kind: "minimized" });
    // Once it is loaded only the visitor opens it, by our own bar: it must not cover the page by itself.
    else if (how === "opened" && chat.read().state === "loading") open(isAskedByVisitor);
  };
  const end = () => {
    closeFrame();
    chat.send({ kind: "ended" });
  };

  return {
    end,
    async load(place, { isByVisitor }) {
      isAskedByVisitor = isByVisitor;
      chat.send({ kind: "load-asked" });
      if (!frame) {
        awaited = 0;
        frame = openChatFrame(moved, end);
        place.append(frame.element);
      }
      try {
        await frame.loaded;
        return true;
      } catch {
        closeFrame();
        chat.send({ kind: "load-failed" });
        return false;
      }
    },
    press() {
      if (chat.read().state === "opened") {
        chat.send({ kind: "minimized" });
        return minimize();
      }
      open(true);
      frame?.findWidget()?.open();
    },
    follow(onState) {
      const idle = endWhenIdle(() => {
        chat.send({ kind: "idle-ended" });
        if (chat.read().state === "standby") closeFrame();
      });
      let before = chat.read().state;
      // A press inside the frame is not activity here: a chat minimized there ends twenty minutes after that.
      const stopState = followState(chat, (state) => {
        if (state === "minimized" && before !== "minimized") idle.restart();
        before = state;
        onState(state);
      });
      const findWidget = () => frame?.findWidget();
      const stopCart = sendCart({ findWidget, reference, rules: { isLegacyPiiSharingOn } });
      return () => {
        idle.stop();
        stopState();
        stopCart();
      };
    },
  };
}

function followState(
  chat: { read: () => Chat; subscribe: (listener: () => void) => () => void },
  onState: (state: ChatState) => void,
) {
  let release: (() => void) | undefined;
  const look = () => {
    const now = chat.read();
    storeChatMemory(now.memory);
    onState(now.state);
    const isLocked = locksScroll(now, isSmallScreen());
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
