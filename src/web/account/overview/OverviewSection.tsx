import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import styles from "#web/account/frame/AccountPage.module.css";

interface OverviewSectionProps {
  readonly heading: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** The newest items of a kind, and a link to all of them. */
export const OverviewSection = ({ heading, href, children }: OverviewSectionProps) => (
  <section className={styles["section"]}>
    <div className={styles["sectionHead"]}>
      <h2 className={styles["heading"]}>{heading}</h2>
      <a href={href}>
        {accountTexts.showAll}
        <VisuallyHidden> {heading}</VisuallyHidden>
      </a>
    </div>
    {children}
  </section>
);
