import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./MessagePage.module.css";
import { SitePage } from "./SitePage.tsx";

interface MessagePageProps {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly lead: ReactNode;
  readonly actions: ReactNode;
}

/** One picture, one sentence, one or two ways on. */
export const MessagePage = ({ picture, heading, lead, actions }: MessagePageProps) => (
  <SitePage banner="none">
    <Wrap className={styles["message"]}>
      {picture}
      <h1>{heading}</h1>
      <p className={styles["lead"]}>{lead}</p>
      <div className={styles["actions"]}>{actions}</div>
    </Wrap>
  </SitePage>
);

export const pictureClass = styles["picture"];
