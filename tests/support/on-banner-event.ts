import { BANNER_EVENT, type BannerEvent } from "#web/browser/banner-events.ts";

/** Returns the function that unsubscribes. */
export function onBannerEvent(listener: (event: BannerEvent) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<BannerEvent>).detail);
  document.addEventListener(BANNER_EVENT, onEvent);
  return () => document.removeEventListener(BANNER_EVENT, onEvent);
}
