import { useEffect, useRef } from "react";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./CompaniesPage.module.css";
import { companiesTexts } from "./companies.texts.sv.ts";

/** Replaces the form, and takes the focus. */
export function CompanyThanks() {
  const texts = useTexts(companiesTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles["thanks"]}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.done}
      </h2>
      <p>{texts.doneLead}</p>
    </div>
  );
}
