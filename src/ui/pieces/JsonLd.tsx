import { useState } from "react";
import { useIsScripted } from "./use-is-scripted.ts";

interface JsonLdProps {
  /** JSON in which no `<` can end the script. */
  readonly text: string;
  readonly nonce: string;
}

/**
 * What search engines read, and they read what the server sent: a page that the browser renders by itself has none, because
 * there no text may become a script (Trusted Types).
 */
export function JsonLd({ text, nonce }: JsonLdProps) {
  const isAlive = useIsScripted();
  const [isSent] = useState(!isAlive);
  if (!isSent) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
