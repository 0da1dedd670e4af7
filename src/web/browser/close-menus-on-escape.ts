/**
 * Closes an open menu on Escape and gives focus back to what opened it. Written into the page as text, because most
 * pages load no other script: it must not use anything outside itself.
 */
export function closeMenusOnEscape(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
