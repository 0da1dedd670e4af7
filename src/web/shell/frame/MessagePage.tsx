import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./MessagePage.module.css";
import { SitePage } from "./SitePage.tsx";

interface MessagePageProps {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly lead: ReactNode;
  readonly actions: ReactNode;
  /** Below the ways on, smaller. */
  readonly note?: ReactNode;
}

/** One picture, one sentence, one or two ways on. */
export const MessagePage = ({ picture, heading, lead, actions, note }: MessagePageProps) => (
  <SitePage banner="none">
    <Wrap className={styles["message"]}>
      {picture}
      <h1>{heading}</h1>
      <p className={styles["lead"]}>{lead}</p>
      <div className={styles["actions"]}>{actions}</div>
      {note ? <p className={styles["note"]}>{note}</p> : null}
    </Wrap>
  </SitePage>
);

export const pictureClass = styles["picture"];
