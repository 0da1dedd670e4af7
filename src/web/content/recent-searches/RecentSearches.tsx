import { useTexts } from "#ui/texts/use-texts.ts";
import { recentSearchesTexts } from "./recent-searches.texts.sv.ts";
import styles from "./RecentSearches.module.css";

/**
 * What others have compared lately, as of when the server rendered the page; without script it stays so. Without data
 * it is absent. The page's script updates it (`run-recent-searches.ts`).
 */
export function RecentSearches({ html }: { readonly html: string }) {
  const texts = useTexts(recentSearchesTexts);
  if (html === "") return null;
  return (
    // On pages that have both, the script may have been quicker than React.
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
