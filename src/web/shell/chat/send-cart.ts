import { CHAT_CART_RETRY_MS } from "#domain/chat/chat.ts";
import { type CartRules, toChatCart } from "#domain/chat/chat-cart.ts";
import { cartAnswers, onCartChanged } from "./cart-source.ts";
import type { ChatWidget } from "./chat-frame.ts";

interface CartSendingOptions {
  readonly findWidget: () => ChatWidget | undefined;
  /** Identifies the conversation without identifying the person (OP-09). */
  readonly reference: string;
  readonly rules: CartRules;
}

/** Sends the cart to the chat as soon as it is ready, trying every three seconds, and again when an answer changes (F-153). */
export function sendCart({ findWidget, reference, rules }: CartSendingOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(timer);
    const widget = findWidget();
    if (!widget) {
      timer = setTimeout(send, CHAT_CART_RETRY_MS);
      return;
    }
    const answers = cartAnswers();
    const { civicnumber } = answers;
    widget.setVisitor({ reference, ...(rules.isLegacyPiiSharingOn && civicnumber ? { civicnumber } : {}) });
    widget.setCart(toChatCart(answers, rules));
  };
  const stop = onCartChanged(send);
  send();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
