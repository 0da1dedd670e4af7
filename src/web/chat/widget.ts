import type { CartLine } from "#domain/chat-cart.ts";

/** The other company's chat window, as its script puts it into the page some time after it has loaded. */
export interface ChatWidget {
  open(): void;
  minimize(): void;
  setVisitor(visitor: { readonly reference: string; readonly civicnumber?: string }): void;
  setCart(lines: readonly CartLine[]): void;
}

/** Told on the window by its script, with `detail.isByVisitor` for what the visitor pressed inside it. */
export const WIDGET_OPENED = "chatwidget:opened";
export const WIDGET_MINIMIZED = "chatwidget:minimized";

export const findWidget = (): ChatWidget | undefined => (window as { chatWidget?: ChatWidget }).chatWidget;

/** Resolves when the script has run, which is before its window is ready. */
export function loadWidget(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the chat's script did not come"));
    });
    document.head.append(script);
  });
}
