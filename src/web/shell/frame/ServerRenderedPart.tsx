import { type ReactNode, useState } from "react";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import styles from "./ServerRenderedPart.module.css";

interface ServerRenderedPartProps {
  /** Identifies the content of the part: when it changes, the part is rendered again. */
  readonly version: string;
  /** The part; the browser fetches it when it first renders it. */
  readonly children: ReactNode;
}

/**
 * A part that works without React, and so needs none of its script in the browser: the server's markup stays
 * until the content changes. A page that the browser renders by itself renders its parts too.
 */
export function ServerRenderedPart({ version, children }: ServerRenderedPartProps) {
  const isAlive = useIsScripted();
  const [sent, setSent] = useState(isAlive ? undefined : version);
  // Once rendered by the browser, always.
  if (sent !== undefined && sent !== version) setSent(undefined);
  if (import.meta.env.SSR || import.meta.env.DEV || sent !== version) {
    return (
      <div key="rendered" className={styles["part"]}>
        {children}
      </div>
    );
  }
  return <div className={styles["part"]} dangerouslySetInnerHTML={AS_SENT} suppressHydrationWarning />;
}

/** React does not touch content given as HTML text, and does not compare it at hydration. Always the same object: a new one would replace the content. */
const AS_SENT = { __html: "" };
