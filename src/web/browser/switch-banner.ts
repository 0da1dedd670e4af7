export interface BannerScriptOptions {
  /** The event that banners listen to, and the storage key for the session. */
  readonly eventName: string;
  readonly storageKey: string;
  /** Buyers of this service may sign up for the competition. */
  readonly competitionService: string;
}

/**
 * F-069, F-070: follows banner events and writes on the document which banner is shown, which are closed, and whether the
 * competition has reached its sign-up. Style sheets do the rest. Runs in the head, before anything is painted, so that a
 * closed banner never flashes. An inline script: it must not use anything outside itself.
 */
export function switchBanner(options: BannerScriptOptions): void {
  interface Memory {
    shown?: string | undefined;
    closed: string[];
    hasBought: boolean;
  }
  const page = document.documentElement;
  let memory: Memory = { closed: [], hasBought: false };
  try {
    const stored = JSON.parse(sessionStorage.getItem(options.storageKey) ?? "null") as Memory | null;
    if (stored && Array.isArray(stored.closed)) memory = stored;
  } catch {
    // No storage, or not ours: the banners are as on a first visit.
  }
  const apply = (): void => {
    if (memory.shown === undefined) delete page.dataset["banner"];
    else page.dataset["banner"] = memory.shown;
    page.dataset["bannerClosed"] = memory.closed.join(" ");
    page.dataset["competition"] = memory.hasBought ? "sign-up" : "intro";
  };
  const store = (changed: Memory): void => {
    memory = changed;
    apply();
    try {
      sessionStorage.setItem(options.storageKey, JSON.stringify(memory));
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  document.addEventListener(options.eventName, (event) => {
    const { type, kind, serviceName } = (event as CustomEvent<Record<"type" | "kind" | "serviceName", string>>).detail;
    const reopened = memory.closed.filter((closed) => closed !== kind);
    if (type === "show") store({ ...memory, shown: kind, closed: reopened });
    else if (type === "hide") store({ ...memory, shown: "none" });
    else if (type === "close") store({ ...memory, closed: [...reopened, kind] });
    else if (type === "purchase" && serviceName === options.competitionService && !memory.hasBought) {
      // The sign-up is new also to a visitor who closed the intro.
      store({
        shown: "competition",
        closed: memory.closed.filter((closed) => closed !== "competition"),
        hasBought: true,
      });
    }
  });
  const dispatch = (type: string, kind: string): void =>
    void document.dispatchEvent(new CustomEvent(options.eventName, { detail: { type, kind } }));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const closed = event.target.closest<HTMLElement>("[data-banner-close]")?.dataset["bannerClose"];
    if (closed !== undefined) dispatch("close", closed);
    const shown = event.target.closest<HTMLElement>("[data-banner-show]")?.dataset["bannerShow"];
    const banner = shown && document.querySelector(`[data-banner-kind="${shown}"]`);
    // A page without it, and a press for another tab, follow the link.
    if (!banner || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatch("show", shown);
    const more = banner.querySelector("details");
    if (more) more.open = true;
    banner.scrollIntoView();
    banner.querySelector("input")?.focus();
  });
  apply();
}
