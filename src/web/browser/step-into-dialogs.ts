/**
 * A dialog that the browser itself opens is a step in its history: on a phone, visitors close things with back. Closed another way, it
 * removes its step. In browsers without a dialog toggle event it opens and closes as before. An inline
 * script: it must not use anything outside itself. It runs before the router, which must not see these steps.
 */
export function stepIntoDialogs(): void {
  let isTakenBack = false;
  const stateOf = () => (history.state ?? {}) as { readonly dialog?: string };
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !("nativeDialog" in target.dataset)) return;
      const isStep = stateOf().dialog === target.id;
      // A router stores its own data in the state; they are valid for the same page.
      if (target.open && !isStep) history.pushState({ ...stateOf(), dialog: target.id }, "");
      if (!target.open && isStep) {
        isTakenBack = true;
        history.back();
      }
    },
    true,
  );
  window.addEventListener(
    "popstate",
    (event) => {
      const left = [...document.querySelectorAll<HTMLDialogElement>("dialog[data-native-dialog][open]")].filter(
        ({ id }) => id !== stateOf().dialog,
      );
      for (const dialog of left) dialog.close();
      if (left.length > 0 || isTakenBack) event.stopImmediatePropagation();
      isTakenBack = false;
    },
    true,
  );
}
