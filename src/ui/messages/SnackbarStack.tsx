import X from "lucide-react/icons/x";
import { useRef, useSyncExternalStore } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { messageTexts } from "./messages.texts.sv.ts";
import {
  dismissSnackbar,
  snackbarAutoCloseMs,
  type SnackbarItem,
  snackbars,
  visibleSnackbars,
} from "./snackbar-state.ts";
import styles from "./SnackbarStack.module.css";
import { useAutoClose } from "./use-auto-close.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/** Once on every page. Stays in reach above an open modal. */
export function SnackbarStack() {
  const items = useSyncExternalStore(snackbars.subscribe, snackbars.read, () => NONE);
  const region = useRef<HTMLElement>(null);
  const { giveFocusBack, onFocusCapture } = useFocusReturn(region);
  const dismiss = (key: string) => {
    giveFocusBack();
    dismissSnackbar(key);
  };
  return (
    <section
      ref={region}
      className={styles["stack"]}
      aria-label={messageTexts.snackbars}
      data-react-aria-top-layer="true"
      onFocusCapture={onFocusCapture}
    >
      <div className={styles["list"]} data-snackbars aria-live="polite" aria-atomic="false">
        {visibleSnackbars(items).map((item) => (
          <Snackbar key={item.key} item={item} onDismiss={() => dismiss(item.key)} />
        ))}
      </div>
    </section>
  );
}

const NONE: readonly SnackbarItem[] = [];

interface SnackbarProps {
  readonly item: SnackbarItem;
  readonly onDismiss: () => void;
}

function Snackbar({ item: { text, action, autoDismiss }, onDismiss }: SnackbarProps) {
  const holding = useAutoClose(autoDismiss ? snackbarAutoCloseMs(text) : undefined, onDismiss);
  return (
    <div className={styles["snack"]} {...holding}>
      <p className={styles["text"]}>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles["action"]}
          onClick={() => {
            onDismiss();
            action.onClick();
          }}
        >
          {action.text}
        </button>
      ) : null}
      {autoDismiss ? null : (
        <button type="button" className={styles["close"]} aria-label={messageTexts.close} onClick={onDismiss}>
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  );
}
