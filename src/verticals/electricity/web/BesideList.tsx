import Lock from "lucide-react/icons/lock";
import Upload from "lucide-react/icons/upload";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { BesideListProps } from "#verticals/_contract/vertical-web.ts";
import { meterPath, todayPath } from "#verticals/electricity/electricity-pages.ts";
import styles from "./BesideList.module.css";
import { besideListTexts as texts } from "./electricity-web.texts.sv.ts";

/** Leads to the same contracts on the visitor's own meter values, and to the price of today. */
export const BesideList = ({ searchId }: BesideListProps) => (
  <section className={styles["meter"]}>
    <h2 className={styles["title"]}>
      <Upload size={24} strokeWidth={1.75} />
      {texts.meterTitle}
    </h2>
    <p>{texts.meterText}</p>
    <LinkButton href={meterPath(searchId)} look="secondary" isFull>
      {texts.meterLink}
    </LinkButton>
    <p className={styles["note"]}>
      <Lock size={20} strokeWidth={1.75} />
      {texts.meterNote}
    </p>
    <p>
      <a href={todayPath()}>{texts.today}</a>
    </p>
  </section>
);
