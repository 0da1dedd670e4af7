import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { SitePage } from "#web/frame/SitePage.tsx";
import styles from "./ContentPage.module.css";

interface ContentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly text: string }[];
  readonly children?: ReactNode;
}

/** A page to read: a heading, an answer in one sentence, and the parts of it. */
export const ContentPage = ({ title, lead, parts, children }: ContentPageProps) => (
  <SitePage>
    <Wrap width="text" className={styles["content"]}>
      <h1>{title}</h1>
      <p className={styles["lead"]}>{lead}</p>
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className={styles["heading"]}>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      {children}
    </Wrap>
  </SitePage>
);
