/**
 * A dialog that the browser itself opens is a step in its history: on a phone, back is how things are closed. Closed otherwise, it
 * takes its step back with it. In browsers that do not tell of dialogs it opens and closes as before. Written into the page as
 * text: it must not use anything outside itself. It comes before the router, which must not see these steps.
 */
export function stepIntoDialogs(): void {
  let isTakenBack = false;
  const stateOf = () => (history.state ?? {}) as { readonly dialog?: string };
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !("nativeDialog" in target.dataset)) return;
      const isStep = stateOf().dialog === target.id;
      // A router keeps its own notes in the state; they hold for the same page.
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
