/**
 * Runs in the visitor's browser: the sandbox's own chat window, a little late as real ones are. Sent as text, so it may use
 * nothing from outside itself.
 */
export function runWidget(frameUrl: string, collectUrl: string, readyAfterMs: number): void {
  const tell = (kind: string, value: unknown): void =>
    void fetch(collectUrl, { method: "POST", body: JSON.stringify({ kind, value }), keepalive: true, mode: "no-cors" });
  const say = (name: string, isByVisitor: boolean): void =>
    void window.dispatchEvent(new CustomEvent(`chatwidget:${name}`, { detail: { isByVisitor } }));
  const box = document.createElement("div");
  const frame = document.createElement("iframe");
  const bar = document.createElement("button");
  let isOpen = false;

  const draw = (): void => {
    const isSmall = matchMedia("(max-width: 759px)").matches;
    const place = isOpen && isSmall ? "inset:0" : "right:16px;bottom:16px;width:min(340px,calc(100vw - 32px))";
    box.style.cssText = `position:fixed;z-index:1060;${place};display:flex;flex-direction:column;background:#fff;border:1px solid #101a3c;border-radius:12px;overflow:hidden`;
    frame.style.cssText = `border:0;flex:1;height:${isOpen ? "420px" : "0"};${isOpen ? "" : "display:none"}`;
    bar.style.cssText = "min-height:44px;border:0;background:#101a3c;color:#fff;font:600 16px system-ui;cursor:pointer";
    bar.textContent = isOpen ? "Minimera chatten" : "Öppna chatten";
  };
  const turn = (open: boolean, isByVisitor: boolean): void => {
    isOpen = open;
    draw();
    say(open ? "opened" : "minimized", isByVisitor);
    tell(open ? "opened" : "minimized", null);
  };

  setTimeout(() => {
    frame.src = frameUrl;
    frame.title = "Chatt";
    bar.type = "button";
    bar.addEventListener("click", () => turn(!isOpen, true));
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", "Chatt");
    box.append(bar, frame);
    document.body.append(box);
    Object.assign(window, {
      chatWidget: {
        open: () => turn(true, false),
        minimize: () => turn(false, false),
        setVisitor: (visitor: unknown) => tell("visitor", visitor),
        setCart: (lines: unknown) => tell("cart", lines),
      },
    });
    turn(true, false);
  }, readyAfterMs);
}
