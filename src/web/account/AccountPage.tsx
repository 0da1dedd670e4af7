import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { SitePage } from "#web/frame/SitePage.tsx";
import styles from "./AccountPage.module.css";

interface AccountPageProps {
  readonly lead?: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** The frame of every page of the customer area. */
export const AccountPage = ({ lead, heading, children }: AccountPageProps) => (
  <SitePage>
    <Wrap className={styles["page"]}>
      <div>
        {lead ? <p className={styles["lead"]}>{lead}</p> : null}
        <h1>{heading}</h1>
      </div>
      {children}
    </Wrap>
  </SitePage>
);
