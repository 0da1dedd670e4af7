import Target from "lucide-react/icons/target";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { BesideListProps } from "#verticals/_contract/vertical-web.ts";
import { goalPath } from "#verticals/deposit/deposit-pages.ts";
import styles from "./BesideList.module.css";
import { besideListTexts as texts } from "./deposit-web.texts.sv.ts";

/** Leads to the calculator, with the accounts of the list to choose from. */
export const BesideList = ({ searchId }: BesideListProps) => (
  <section className={styles["goal"]}>
    <h2 className={styles["title"]}>
      <Target size={24} strokeWidth={1.75} />
      {texts.goalTitle}
    </h2>
    <p>{texts.goalText}</p>
    <LinkButton href={goalPath(searchId)} look="secondary" isFull>
      {texts.goalLink}
    </LinkButton>
  </section>
);
