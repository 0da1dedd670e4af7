import type { LucideIcon } from "lucide-react";
import Calendar from "lucide-react/icons/calendar";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./AlertBanner.module.css";
import { Icon } from "./Icon.tsx";
import { pieceTexts } from "./pieces.texts.sv.ts";

/** What the message is about, not how it looks: notice = to think of, yours = what you have today. */
export type AlertTone = "info" | "notice" | "right" | "wrong" | "yours";

interface AlertBannerProps {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly icon?: LucideIcon;
  readonly children?: ReactNode;
  /** Appeared after the page: a screen reader announces it, at once when something is wrong. */
  readonly isAnnounced?: boolean;
  readonly onClose?: () => void;
}

export const AlertBanner = ({ tone, title, icon = ICONS[tone], children, isAnnounced, onClose }: AlertBannerProps) => (
  <div className={classNames(styles["alert"], styles[tone])} role={isAnnounced ? ROLES[tone] : undefined}>
    <Icon of={icon} className={styles["icon"]} />
    <div className={styles["body"]}>
      {title ? <strong className={styles["title"]}>{title}</strong> : null}
      {children}
    </div>
    {onClose ? (
      <button type="button" className={styles["close"]} aria-label={pieceTexts.close} onClick={onClose}>
        <Icon of={X} size={20} />
      </button>
    ) : null}
  </div>
);

const ICONS: Record<AlertTone, LucideIcon> = {
  info: Info,
  notice: TriangleAlert,
  right: Check,
  wrong: CircleAlert,
  yours: Calendar,
};

const ROLES: Record<AlertTone, "alert" | "status"> = {
  info: "status",
  notice: "status",
  right: "status",
  wrong: "alert",
  yours: "status",
};
