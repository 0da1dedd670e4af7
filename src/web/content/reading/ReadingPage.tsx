import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { ContentSide, type RelatedPage } from "#web/shell/frame/ContentSide.tsx";
import styles from "./ReadingPage.module.css";

interface ReadingPageProps {
  readonly className?: string | undefined;
  /** Across both columns, as the breadcrumb. */
  readonly top?: ReactNode;
  readonly related?: readonly RelatedPage[];
  /** False where the page itself lists what can be compared. */
  readonly hasServices?: boolean;
  readonly children: ReactNode;
}

/** A page of one column to read or fill in, with help beside it. */
export const ReadingPage = ({ className, top, related, hasServices, children }: ReadingPageProps) => (
  <Wrap className={styles["page"]}>
    {top}
    <div className={styles["columns"]}>
      <div className={classNames(styles["text"], className)}>{children}</div>
      <div className={styles["side"]}>
        <ContentSide related={related} hasServices={hasServices} />
      </div>
    </div>
  </Wrap>
);
