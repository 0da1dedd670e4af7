import { useId } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";
import { newsletterPath } from "#domain/addresses/content-paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./NewsletterBlock.module.css";

/** The newsletter's one field, posted to the newsletter's own page: this page has no script to send it with. */
export function NewsletterBlock() {
  const texts = useTexts(startTexts);
  const id = useId();
  return (
    <section className={styles["news"]} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{texts.newsHeading}</h2>
        <p>{texts.newsLead}</p>
      </div>
      <form method="post" action={newsletterPath()} className={styles["form"]}>
        <div className={styles["field"]}>
          <label htmlFor={id}>{newsletterTexts.label}</label>
          <input
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={100}
            placeholder={newsletterTexts.placeholder}
            aria-describedby={`${id}-agreement`}
          />
        </div>
        <Button isSubmit>{texts.newsSubmit}</Button>
        <p id={`${id}-agreement`} className={styles["agreement"]}>
          {newsletterTexts.agreement}
        </p>
      </form>
    </section>
  );
}
