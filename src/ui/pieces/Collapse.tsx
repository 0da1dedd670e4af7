import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHeightTransition } from "./use-height-transition.ts";
import styles from "./Collapse.module.css";
import { Icon } from "./Icon.tsx";

interface CollapseProps {
  readonly heading: string;
  readonly level?: 2 | 3 | 4;
  /** What is chosen inside, readable while closed. */
  readonly summary?: string | undefined;
  readonly startsOpen?: boolean;
  /** With `isOpen` the parent decides, as when a field inside is wrong and must be seen. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** One line that opens over its height. Works without script, and the page's search finds what is inside. */
export function Collapse({ heading, level = 3, summary, startsOpen = false, children, ...control }: CollapseProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isOpenInside, setIsOpenInside] = useState(startsOpen);
  const isOpen = control.isOpen ?? isOpenInside;
  const [isOpenFirst] = useState(isOpen);
  const isMoving = useHeightTransition(isOpen, { details, body });
  const toggle = (next: boolean) => {
    if (next === isOpen) return;
    setIsOpenInside(next);
    control.onToggle?.(next);
  };
  // It may have been opened before the script came.
  const takeOver = useEffectEvent(() => toggle(details.current?.open ?? isOpen));
  useEffect(() => takeOver(), []);
  const Heading = `h${level}` as const;
  return (
    <details
      ref={details}
      className={styles["collapse"]}
      open={isOpenFirst}
      suppressHydrationWarning
      data-shown={isOpen}
      // Opened by the browser itself, as when its search finds something inside. While it moves it is open by our doing.
      onToggle={() => {
        if (details.current?.open && !isMoving()) toggle(true);
      }}
    >
      <summary
        className={styles["summary"]}
        onClick={(event) => {
          event.preventDefault();
          toggle(!isOpen);
        }}
      >
        <Heading className={styles["heading"]}>{heading}</Heading>
        {summary ? <span className={styles["chosen"]}>{summary}</span> : null}
        <Icon of={ChevronDown} className={styles["chevron"]} />
      </summary>
      <div ref={body}>
        <div className={styles["body"]}>{children}</div>
      </div>
    </details>
  );
}
