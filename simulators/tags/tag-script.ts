/**
 * What a company's tag does in the document it is loaded in: reads `dataLayer` from its beginning and from then on, follows the
 * consent commands in it, stores a cookie for each kind it may where there is any storage, and sends events to its owner.
 * Denied, it does nothing at all, which real ones do not promise. Sent to browsers as text: it must not use anything outside itself.
 */
export function runTag(collectUrl: string): void {
  const layer = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
  const allowed: Record<string, string> = {};
  /** From the page's own events: the document's address is the frame's. */
  let page = "";
  const kinds = [
    { kind: "analytics", signal: "analytics_storage", cookie: "_tag_visit" },
    { kind: "ads", signal: "ad_storage", cookie: "_tag_ad" },
  ];

  const send = (body: object) =>
    void fetch(collectUrl, { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify(body) });

  const keep = (cookie: string) => {
    try {
      document.cookie = `${cookie}=${String(performance.timeOrigin)}; path=/; SameSite=Lax`;
      localStorage.setItem(cookie, "1");
    } catch {
      // A document with an opaque origin has nowhere to keep anything.
    }
  };

  const read = (entry: unknown) => {
    const command = entry as { [at: number]: unknown; event?: unknown };
    // `gtag` pushes its arguments as they are; everything else is an object of ours.
    if (command[0] === "consent") Object.assign(allowed, command[2]);
    for (const { kind, signal, cookie } of kinds) {
      if (allowed[signal] !== "granted") continue;
      keep(cookie);
      if (command.event !== undefined) send({ kind, page, payload: entry });
    }
  };

  const readPage = (entry: unknown) => {
    const { event, path } = entry as { event?: unknown; path?: unknown };
    if (event === "page_data") page = String(path);
  };

  for (const entry of layer) readPage(entry);
  for (const entry of layer) read(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) {
      readPage(entry);
      read(entry);
    }
    return length;
  };
}
