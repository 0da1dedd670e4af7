import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import type { ModalSize } from "./modal-options.ts";
import styles from "./Modal.module.css";
import { overlayTexts } from "./overlays.texts.sv.ts";

interface ModalBox {
  readonly size: ModalSize;
  readonly isFullOnPhone?: boolean;
  readonly isSheet?: boolean;
  readonly isShaking: boolean;
}

export const modalBoxClass = ({ size, isFullOnPhone, isSheet, isShaking }: ModalBox): string =>
  classNames(
    styles["box"],
    styles[`size-${size}`],
    isFullOnPhone && styles["fullOnPhone"],
    isSheet && styles["sheet"],
    isShaking && styles["shaking"],
  ) ?? "";

interface ModalFrameProps {
  readonly title: string;
  readonly titleId: string;
  /** Missing when there is no close button. */
  readonly onClose?: (() => void) | undefined;
  readonly hasPadding?: boolean;
  /** The main one first: it is on top on a phone and last on a line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The content of every modal, whichever element contains it: a title, a text and buttons. */
export const ModalFrame = ({ title, titleId, onClose, hasPadding = true, actions, children }: ModalFrameProps) => (
  <>
    <div className={styles["head"]}>
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      {onClose ? (
        <button type="button" className={styles["close"]} aria-label={overlayTexts.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      ) : null}
    </div>
    <ModalBody titleId={titleId} hasPadding={hasPadding}>
      {children}
    </ModalBody>
    {actions ? <div className={styles["actions"]}>{actions}</div> : null}
  </>
);

interface ModalBodyProps {
  readonly titleId: string;
  readonly hasPadding: boolean;
  readonly children: ReactNode;
}

function ModalBody({ titleId, hasPadding, children }: ModalBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  // Text longer than the screen must scroll by keyboard too, also in browsers that do not handle it themselves.
  const reach = useIsOverflowing(body) ? { tabIndex: 0, role: "group", "aria-labelledby": titleId } : {};
  return (
    <div ref={body} className={classNames(styles["body"], hasPadding && styles["padded"])} {...reach}>
      {children}
    </div>
  );
}

function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setIsOverflowing(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
