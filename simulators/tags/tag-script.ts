/**
 * What a company's tag does on a page: reads `dataLayer` from its beginning and from then on, follows the consent
 * commands in it, keeps a cookie for each kind it may, and tells its owner. Denied, it does nothing at all, which real
 * ones do not promise. Sent to browsers as text: it must not use anything outside itself.
 */
export function runTag(collectUrl: string): void {
  const layer = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
  const allowed: Record<string, string> = {};
  const kinds = [
    { kind: "analytics", signal: "analytics_storage", cookie: "_tag_visit" },
    { kind: "ads", signal: "ad_storage", cookie: "_tag_ad" },
  ];

  const tell = (body: object) =>
    void fetch(collectUrl, { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify(body) });

  const read = (entry: unknown) => {
    const command = entry as { [at: number]: unknown; event?: unknown };
    // `gtag` pushes its arguments as they are; everything else is an object of ours.
    if (command[0] === "consent") Object.assign(allowed, command[2]);
    for (const { kind, signal, cookie } of kinds) {
      if (allowed[signal] !== "granted") continue;
      document.cookie = `${cookie}=${String(performance.timeOrigin)}; path=/; SameSite=Lax`;
      localStorage.setItem(cookie, "1");
      if (command.event !== undefined) tell({ kind, page: location.pathname, payload: entry });
    }
  };

  for (const entry of layer) read(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) read(entry);
    return length;
  };
}
