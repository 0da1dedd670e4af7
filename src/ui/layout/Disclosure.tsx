import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly summaryClassName?: string | undefined;
  /** When the summary is an icon alone. */
  readonly label?: string;
  /** Only one of the same group is open at a time. */
  readonly group: string;
  /** Floats beside the summary, or lies over the whole page under the header. */
  readonly panel: "float" | "sheet";
  /** Where a floating panel lies and how wide it is. */
  readonly panelClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A menu that opens without script. A press outside closes it: the summary's own reach covers the page while it is open. */
export const Disclosure = ({
  summary,
  summaryClassName,
  label,
  group,
  panel,
  panelClassName,
  children,
}: DisclosureProps) => (
  <details className={styles["disclosure"]} name={group} data-menu>
    <summary className={classNames(styles["summary"], summaryClassName)} aria-label={label}>
      {summary}
    </summary>
    <div className={classNames(styles[panel], panelClassName)}>{children}</div>
  </details>
);
