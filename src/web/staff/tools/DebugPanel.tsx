import { useState, useSyncExternalStore } from "react";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { type CallNote, callNotes, isFault } from "#web/shell/calls/call-notes.ts";
import { readFlag, writeFlag } from "#web/shell/calls/debug-mode.ts";
import { debugTexts } from "./debug.texts.sv.ts";
import styles from "./DebugPanel.module.css";

/** The debug fields of answers (F-127), below the banners. */
export function DebugPanel() {
  const notes = useSyncExternalStore(callNotes.subscribe, callNotes.read, callNotes.read);
  return (
    <section className={styles["panel"]} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={styles["title"]}>
        {debugTexts.title}
      </h2>
      <DebugBanners isAnnounced />
      <div role="log" aria-labelledby={TITLE_ID}>
        <ol className={styles["log"]}>
          {notes
            .filter(({ kind }) => kind === "debug")
            .map(({ debugLines }, index) => (
              <li key={index} className={styles["entry"]}>
                {debugLines.join(" ")}
              </li>
            ))}
        </ol>
      </div>
      {notes.length === 0 ? <p className={styles["entry"]}>{debugTexts.empty}</p> : null}
      <AllPagesToggle />
    </section>
  );
}

/** F-128: one for each answer that cannot be read or is a general error. */
export function DebugBanners({ isAnnounced = false }: { readonly isAnnounced?: boolean }) {
  const notes = useSyncExternalStore(callNotes.subscribe, callNotes.read, callNotes.read);
  return notes.filter(isFault).map((note, index) => (
    <AlertBanner key={index} tone="wrong" title={describeFault(note)} isAnnounced={isAnnounced}>
      {note.debugLines.map((text, at) => (
        <p key={at} className={styles["entry"]}>
          {text}
        </p>
      ))}
    </AlertBanner>
  ));
}

const TITLE_ID = "debug-panel-title";

function AllPagesToggle() {
  const [isStored, setIsStored] = useState(() => readFlag() === "true");
  return (
    <label className={styles["toggle"]}>
      <input
        type="checkbox"
        checked={isStored}
        onChange={({ target }) => {
          writeFlag(target.checked);
          setIsStored(target.checked);
        }}
      />
      {debugTexts.showOnAllPages}
    </label>
  );
}

function describeFault({ kind, method, address }: CallNote): string {
  const call = `${method} ${address}`;
  return kind === "bad-json" ? debugTexts.badJson(call) : debugTexts.generalError(call);
}
