import { useEffect, useEffectEvent, useState } from "react";
import { keyText, type TextKey } from "#domain/text/text-set.ts";
import { editorsPath } from "#domain/addresses/staff-paths.ts";
import { EDITING_COOKIE } from "./editing-cookie.ts";
import "./editable-texts.css";
import styles from "./EditingBar.module.css";
import { editingTexts } from "./editing.texts.sv.ts";
import { EditTextDialog } from "./EditTextDialog.tsx";
import { EDITABLE, textShownBy, type TextOnPage } from "./find-marked-texts.ts";
import { useMarkedTexts } from "./use-marked-texts.ts";

/** The editors' switch, and while it is on, access to every text of the page: by pressing it, or from the list. */
export function EditingBar({ isOn }: { readonly isOn: boolean }) {
  const texts = useMarkedTexts(isOn);
  const [edited, setEdited] = useState<TextKey>();
  usePressedText(isOn && !edited, setEdited);
  return (
    <section className={styles["bar"]} aria-label={editingTexts.bar}>
      <div className={styles["row"]}>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={styles["switch"]}
          onClick={() => turn(isOn ? "off" : "on")}
        >
          <span className={styles["track"]} aria-hidden="true" />
          {editingTexts.switch}
        </button>
        <a className={styles["link"]} href={editorsPath()}>
          {editingTexts.overview}
        </a>
      </div>
      {isOn ? <TextList texts={texts} onChoose={setEdited} /> : null}
      {edited ? <EditTextDialog key={keyText(edited)} textKey={edited} onClose={() => setEdited(undefined)} /> : null}
    </section>
  );
}

/** The server marks the texts of a page that it renders again. */
function turn(state: "on" | "off"): void {
  const life = state === "on" ? "" : "; Max-Age=0";
  document.cookie = `${EDITING_COOKIE}=${state}; Path=/; SameSite=Lax; Secure${life}`;
  location.reload();
}

interface TextListProps {
  readonly texts: readonly TextOnPage[];
  readonly onChoose: (key: TextKey) => void;
}

const TextList = ({ texts, onChoose }: TextListProps) => (
  <details className={styles["list"]}>
    <summary className={styles["summary"]}>{editingTexts.list(texts.length)}</summary>
    <p className={styles["hint"]}>{editingTexts.hint}</p>
    <ul className={styles["texts"]}>
      {texts.map(({ key, text, element }) => (
        <li key={keyText(key)}>
          <button
            type="button"
            className={styles["text"]}
            onFocus={() => pointOut(element)}
            onBlur={() => pointOut(undefined)}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </details>
);

const POINTED = `${EDITABLE}-pointed`;

function pointOut(element: Element | undefined): void {
  for (const other of document.querySelectorAll(`[${POINTED}]`)) other.removeAttribute(POINTED);
  element?.setAttribute(POINTED, "");
  element?.scrollIntoView({ block: "center" });
}

/** A press on a text opens it instead of doing what it does for visitors, unless Alt is held down. */
function usePressedText(isListening: boolean, open: (key: TextKey) => void): void {
  const pressed = useEffectEvent(open);
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest(`[${EDITABLE}]`) : null;
      const key = element ? textShownBy(element) : undefined;
      if (!key || event.altKey || element?.closest("[data-staff-tools]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed(key);
    };
    document.addEventListener("click", listener, { capture: true });
    return () => document.removeEventListener("click", listener, { capture: true });
  }, [isListening]);
}
