/** The mark is on the button itself: React takes the element over as it stands. */
interface Pressable extends Element {
  wasPressedEarly?: boolean;
}

/**
 * Keeps a press on a button whose script has not come, until it has (`takeEarlyPress`). Written into the page as text: it
 * must not use anything outside itself.
 */
export function keepEarlyPresses(): void {
  document.addEventListener(
    "click",
    (event) => {
      const button: Pressable | null =
        event.target instanceof Element ? event.target.closest("[data-keep-press]") : null;
      if (button) button.wasPressedEarly = true;
    },
    true,
  );
}

/** True once for a press that nobody has answered. Every press is kept, so whatever answers one takes it too. */
export function takeEarlyPress(button: Pressable): boolean {
  const wasPressed = button.wasPressedEarly === true;
  button.wasPressedEarly = false;
  return wasPressed;
}
