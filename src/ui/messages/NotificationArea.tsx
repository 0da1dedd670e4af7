import X from "lucide-react/icons/x";
import { useRef, useSyncExternalStore } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { messageTexts } from "./messages.texts.sv.ts";
import { closeNotification, NO_NOTIFICATION, type Notification, notifications } from "./notification-state.ts";
import styles from "./NotificationArea.module.css";
import { useAutoClose } from "./use-auto-close.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/** Once on every page. Stays in reach above an open modal. */
export function NotificationArea() {
  const state = useSyncExternalStore(notifications.subscribe, notifications.read, () => NO_NOTIFICATION);
  const region = useRef<HTMLDivElement>(null);
  const { giveFocusBack, onFocusCapture } = useFocusReturn(region);
  const close = () => {
    giveFocusBack();
    closeNotification();
  };
  return (
    <div ref={region} aria-live="polite" data-react-aria-top-layer="true" onFocusCapture={onFocusCapture}>
      {state.kind === "shown" ? <Message key={state.count} notification={state.notification} onClose={close} /> : null}
    </div>
  );
}

interface MessageProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

function Message({ notification: { title, subtitle, icon, callToAction, durationMs }, onClose }: MessageProps) {
  const holding = useAutoClose(durationMs, onClose);
  return (
    <div className={styles["message"]} {...holding}>
      {icon ? <Icon of={icon} className={styles["icon"]} /> : null}
      <div className={styles["text"]}>
        <strong className={styles["title"]}>{title}</strong>
        {subtitle ? <p className={styles["subtitle"]}>{subtitle}</p> : null}
        {callToAction ? (
          <a
            className={styles["action"]}
            href={callToAction.href}
            {...(callToAction.onClick ? { onClick: callToAction.onClick } : {})}
          >
            {callToAction.text}
          </a>
        ) : null}
      </div>
      <button type="button" className={styles["close"]} aria-label={messageTexts.close} onClick={onClose}>
        <Icon of={X} size={20} />
      </button>
    </div>
  );
}
