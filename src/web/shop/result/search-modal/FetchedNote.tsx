import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import styles from "./FetchedNote.module.css";
import { searchModalTexts as texts } from "./search-modal.texts.sv.ts";
import { isOnlyMissingAsked } from "./use-search-form.ts";

interface FetchedNoteProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** Where the rest of the search comes from, and a link for a visitor who wants to correct the insurer. */
export const FetchedNote = ({ web, result }: FetchedNoteProps) =>
  isOnlyMissingAsked(web, result) ? (
    <p className={styles["note"]}>
      {texts.fetchedFrom(result.current?.providerName ?? "")}{" "}
      <a href={resultPath(web.description, result.searchId, { payment: result.choices.payment })}>
        {texts.searchWithout}
      </a>
    </p>
  ) : null;
