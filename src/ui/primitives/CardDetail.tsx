import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import styles from "./CardDetail.module.css";
import { primitiveTexts } from "./primitives.texts.sv.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface CardDetailProps {
  /** An address that ends with it opens the detail. */
  readonly id?: string | undefined;
  /** A line before the detail. */
  readonly aside?: string | undefined;
  /** Of whom the card is: read after the label, so that a list of what can be pressed shows which card each belongs to. */
  readonly of: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  /** Each time it opens. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the row of an offer: opens without script, and the page's search finds what is inside. */
export function CardDetail({ id, aside, of, openLabel, closeLabel, onOpen, children }: CardDetailProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const reportIfOpen = useEffectEvent(() => {
    if (details.current?.open) onOpen?.();
  });
  // It may have been opened before hydration.
  useEffect(() => reportIfOpen(), []);
  return (
    <details
      ref={details}
      className={styles["detail"]}
      onToggle={() => (details.current?.open ? onOpen?.() : undefined)}
    >
      <summary className={styles["summary"]}>
        <span className={styles["toggle"]}>
          <span className={styles["open"]}>{openLabel}</span>
          <span className={styles["close"]}>{closeLabel}</span>
          <VisuallyHidden>{primitiveTexts.at(of)}</VisuallyHidden>
          <ChevronDown size={18} strokeWidth={2} />
        </span>
      </summary>
      <div id={id} className={styles["body"]}>
        {aside ? <p className={styles["aside"]}>{aside}</p> : null}
        {children}
      </div>
    </details>
  );
}
