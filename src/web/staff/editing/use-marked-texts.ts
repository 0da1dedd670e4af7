import { useEffect, useState } from "react";
import { keyText } from "#domain/text/text-set.ts";
import { findMarkedTexts, type TextOnPage } from "./find-marked-texts.ts";

const NONE: readonly TextOnPage[] = [];

/** The editable texts of the page as it is now; it changes as parts come and go. */
export function useMarkedTexts(isOn: boolean): readonly TextOnPage[] {
  const [texts, setTexts] = useState(NONE);
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = 0;
    const look = () => {
      const now = findMarkedTexts(document);
      // Ignore the same texts, or showing them would be another change of the page to react to.
      setTexts((before) => (isSame(before, now) ? before : now));
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    look();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isOn]);
  return texts;
}

const isSame = (one: readonly TextOnPage[], other: readonly TextOnPage[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ key, text, element }, at) =>
      other[at] !== undefined &&
      keyText(other[at].key) === keyText(key) &&
      other[at].text === text &&
      other[at].element === element,
  );
