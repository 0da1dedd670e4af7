import Search from "lucide-react/icons/search";
import { deskCasesPath } from "#domain/addresses/staff-paths.ts";
import { SEARCH_TEXT_PARAMETER } from "./desk-search.ts";
import styles from "./DeskPage.module.css";
import { deskFrameTexts as texts } from "./desk-frame.texts.sv.ts";

/** At the top of every support page. Posted: the search text must not be in an address or a log. */
export const DeskSearch = () => (
  <form method="post" action={deskCasesPath()} role="search" className={styles["search"]}>
    <input
      name={SEARCH_TEXT_PARAMETER}
      autoComplete="off"
      aria-label={texts.topSearch}
      placeholder={texts.topSearchHint}
      required
    />
    <button type="submit" aria-label={texts.findOrder}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  </form>
);
