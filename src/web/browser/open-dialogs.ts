/**
 * Opens the dialog that a button names, in browsers that do not yet know buttons with commands. Written into the page as
 * text: it must not use anything outside itself.
 */
export function openDialogs(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (dialog instanceof HTMLDialogElement && button?.getAttribute("command") === "show-modal") dialog.showModal();
  });
}
