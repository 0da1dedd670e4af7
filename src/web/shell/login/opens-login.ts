import { useEffect } from "react";
import { openHash } from "#ui/overlays/hash-history.ts";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";

const ATTRIBUTE = "data-opens-login";

/** On a link to the login's own page: with script, the login opens over the page instead. */
export const OPENS_LOGIN = { [ATTRIBUTE]: "" };

/** The document listens: the header is not rendered by React. */
export function useLoginLinks(): void {
  useEffect(() => {
    document.addEventListener("click", openLogin);
    return () => document.removeEventListener("click", openLogin);
  }, []);
}

function openLogin(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element) || !event.target.closest(`[${ATTRIBUTE}]`)) return;
  event.preventDefault();
  openHash(LOGIN_HASH);
}
