import type { ReactNode } from "react";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  readonly skipText: string;
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const MAIN_ID = "innehall";

export const PageFrame = ({ skipText, header, footer, children }: PageFrameProps) => (
  <>
    <a className={styles["skip"]} href={`#${MAIN_ID}`}>
      {skipText}
    </a>
    {header}
    <main id={MAIN_ID} tabIndex={-1} className={styles["main"]}>
      {children}
    </main>
    {footer}
  </>
);
