import { type ReactNode, useState } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import styles from "./ServerRenderedPart.module.css";

interface ServerRenderedPartProps {
  /** Says what the part shows: when it is another, the part is drawn anew. */
  readonly version: string;
  /** The part; in the browser it is fetched when it is first drawn. */
  readonly children: ReactNode;
}

/**
 * A part that works without React, and so needs none of its script in the browser: what the server sent stays as it is
 * until it should show something else. A page that the browser draws by itself draws its parts too.
 */
export function ServerRenderedPart({ version, children }: ServerRenderedPartProps) {
  const isAlive = useIsScripted();
  const [sent, setSent] = useState(isAlive ? undefined : version);
  // Once taken over by the browser, always.
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

/** React leaves alone what it is told to put there as text, and does not look at it when a page comes alive. Always the same object: a new one would be put there. */
const AS_SENT = { __html: "" };
