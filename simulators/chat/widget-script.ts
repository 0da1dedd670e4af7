/**
 * Runs in the visitor's browser, in a document of its own: the sandbox's chat, a little late as real ones are. It renders its
 * conversation over the whole document; the box around it is the page's. Sent as text, so it may use nothing from outside itself.
 */
export function runWidget(frameUrl: string, collectUrl: string, readyAfterMs: number): void {
  const report = (kind: string, value: unknown): void =>
    void fetch(collectUrl, { method: "POST", body: JSON.stringify({ kind, value }), keepalive: true, mode: "no-cors" });
  const turn = (name: "opened" | "minimized"): void => {
    window.dispatchEvent(new CustomEvent(`chatwidget:${name}`, { detail: { isByVisitor: false } }));
    report(name, null);
  };

  setTimeout(() => {
    const frame = document.createElement("iframe");
    frame.src = frameUrl;
    frame.title = "Samtal";
    frame.style.cssText = "display:block;width:100%;height:100%;border:0";
    document.body.append(frame);
    Object.assign(window, {
      chatWidget: {
        open: () => turn("opened"),
        minimize: () => turn("minimized"),
        setVisitor: (visitor: unknown) => report("visitor", visitor),
        setCart: (lines: unknown) => report("cart", lines),
      },
    });
    turn("opened");
  }, readyAfterMs);
}
