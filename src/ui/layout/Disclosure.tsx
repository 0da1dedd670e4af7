import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./Disclosure.module.css";

export interface MenuHover {
  /** The popover's delay by default. */
  readonly openMs?: number;
  readonly closeMs: number;
}

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly summaryClassName?: string | undefined;
  /** When the summary is an icon alone. */
  readonly label?: string;
  /** Only one of the same group is open at a time. */
  readonly group: string;
  /** Floats beside the summary, covers the whole page under the header, or pushes down the content after it. */
  readonly panel: "float" | "sheet" | "inline";
  /** The position and width of a floating panel. */
  readonly panelClassName?: string | undefined;
  /** A resting mouse opens it too, and it closes when the mouse has been gone for a while. */
  readonly hover?: MenuHover;
  readonly isOpenAtFirst?: boolean;
  /** The summary represents the part of the site that the page belongs to. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A menu that opens without script. A press outside closes it: the summary's hit area covers the page while it is open. */
export const Disclosure = ({
  summary,
  summaryClassName,
  label,
  group,
  panel,
  panelClassName,
  hover,
  isOpenAtFirst,
  isCurrent,
  children,
}: DisclosureProps) => (
  <details
    className={classNames(styles["disclosure"], styles[`with-${panel}`])}
    name={group}
    open={isOpenAtFirst}
    data-menu={panel === "inline" ? undefined : panel}
    data-hover-menu={hover?.closeMs}
    data-hover-open={hover?.openMs}
  >
    <summary
      className={classNames(styles["summary"], summaryClassName)}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
    >
      {summary}
    </summary>
    <div className={classNames(styles[panel], panelClassName)}>{children}</div>
  </details>
);
