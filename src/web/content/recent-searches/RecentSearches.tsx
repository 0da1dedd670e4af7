import { useTexts } from "#ui/texts/use-texts.ts";
import { recentSearchesTexts } from "./recent-searches.texts.sv.ts";
import styles from "./RecentSearches.module.css";

/**
 * What others have compared lately, as the server knew it when the page was made; without script it stays so. On pages
 * with nothing to tell it is not there. The page's script keeps it fresh (`run-recent-searches.ts`).
 */
export function RecentSearches({ html }: { readonly html: string }) {
  const texts = useTexts(recentSearchesTexts);
  if (html === "") return null;
  return (
    // The script may have been quicker than React, on the pages that have both.
    <section className={styles["feed"]} data-recent-searches="" suppressHydrationWarning>
      <h2 className={styles["heading"]}>{texts.heading}</h2>
      {/* Made and escaped by our own server (`presenters/social-proof.ts`). */}
      <div
        className={styles["list"]}
        data-list=""
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    </section>
  );
}
