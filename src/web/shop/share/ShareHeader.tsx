import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { startPath } from "#domain/addresses/site-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { BirdShape } from "#ui/primitives/BirdShape.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import styles from "./ShareHeader.module.css";

interface ShareHeaderProps {
  readonly title: string;
  /** Without it the bird leads to the start page. */
  readonly back?: { readonly href: string; readonly text: string };
  readonly end?: ReactNode;
}

/** No menus: the page has one subject. */
export const ShareHeader = ({ title, back, end }: ShareHeaderProps) => (
  <header className={styles["header"]}>
    <Wrap className={styles["row"]}>
      {back ? (
        <a className={styles["back"]} href={back.href}>
          <Icon of={ArrowLeft} />
          <span className={styles["backText"]}>{back.text}</span>
        </a>
      ) : (
        <a className={styles["bird"]} href={startPath()} aria-label={frameTexts.toStart}>
          <svg viewBox="0 0 64 64" width={44} height={44} aria-hidden="true">
            <BirdShape />
          </svg>
        </a>
      )}
      <p className={styles["title"]}>{title}</p>
      <div className={styles["end"]}>{end}</div>
    </Wrap>
  </header>
);
