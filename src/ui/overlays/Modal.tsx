import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { ModalOverlay, Modal as Panel } from "react-aria-components/Modal";
import { classNames } from "#ui/primitives/class-names.ts";
import { DEFAULT_MODAL_OPTIONS, type ModalOptions } from "./modal-options.ts";
import styles from "./Modal.module.css";
import { modalBoxClass, ModalFrame } from "./ModalFrame.tsx";
import { lockPageScroll } from "./page-scroll-lock.ts";
import { useHistoryStep } from "./use-history-step.ts";
import { useShake } from "./use-shake.ts";

export interface ModalProps extends ModalOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The main one first: it is on top on a phone and last on a line. */
  readonly actions?: ReactNode;
  /** False while something must finish first: then nothing closes it. */
  readonly canClose?: boolean;
  /** It has no address of its own that back would leave: opening it is a step in the browser's history, and back closes it. */
  readonly isStep?: boolean;
  /** The whole screen on a phone instead of a sheet, for long forms and wide tables. */
  readonly isFullOnPhone?: boolean;
  /** Rises from the foot of the screen on wide screens too. */
  readonly isSheet?: boolean;
  /** Placed on the upper edge of a sheet. */
  readonly perch?: ReactNode;
  readonly children: ReactNode;
}

/** Includes the overlay library: use it inside a lazy part, or through LazyModal. */
export function Modal({
  isOpen,
  onClose,
  title,
  actions,
  canClose = true,
  isStep = false,
  isFullOnPhone = false,
  isSheet = false,
  perch,
  children,
  ...given
}: ModalProps) {
  const { closeButton, closeOnClickOutside, padding, size } = { ...DEFAULT_MODAL_OPTIONS, ...given };
  const titleId = useId();
  const { isShaking, shake } = useShake();
  const outside = useOutsidePress(closeOnClickOutside && canClose ? onClose : shake);
  useEffect(() => (isOpen ? lockPageScroll() : undefined), [isOpen]);
  useHistoryStep(isOpen && isStep, onClose);
  return (
    <ModalOverlay
      className={classNames(styles["scrim"], isSheet && styles["sheetScrim"]) ?? ""}
      isOpen={isOpen}
      isKeyboardDismissDisabled={!canClose}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      {...outside}
    >
      <Panel className={modalBoxClass({ size, isFullOnPhone, isSheet, isShaking })}>
        {perch ? (
          <div className={styles["perch"]} aria-hidden="true">
            {perch}
          </div>
        ) : null}
        <Dialog className={styles["dialog"] ?? ""} aria-labelledby={titleId}>
          <ModalFrame
            title={title}
            titleId={titleId}
            onClose={closeButton && canClose ? onClose : undefined}
            hasPadding={padding}
            actions={actions}
          >
            {children}
          </ModalFrame>
        </Dialog>
      </Panel>
    </ModalOverlay>
  );
}

/** A press that both starts and ends on the scrim: marking text and letting go outside is not one. */
function useOutsidePress(act: () => void) {
  const hasStarted = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      hasStarted.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      if (hasStarted.current && event.target === event.currentTarget) act();
      hasStarted.current = false;
    },
  };
}
