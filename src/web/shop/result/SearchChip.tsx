import Pencil from "lucide-react/icons/pencil";
import { memo, Suspense } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { ChangeSearch } from "./ChangeSearch.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { searchChipTexts as texts } from "./search-chip.texts.sv.ts";
import styles from "./SearchChip.module.css";

interface SearchChipProps {
  readonly web: VerticalWeb;
  readonly result: Pick<ShownResult, "summary" | "known" | "current">;
}

/**
 * After a fetch the form beside the list asks for little: then the summary shows on every screen what the prices depend on. As in
 * `ResultBody`, the server's markup stays until the script is loaded, if nothing renders it again before.
 */
export const SearchChip = memo(({ web, result: { summary, known, current } }: SearchChipProps) => (
  <section
    className={classNames(styles["chip"], web.formBeside && styles["narrow"], !current && styles["beside"])}
    aria-label={texts.yourSearch}
  >
    <Suspense fallback={null}>
      <web.SearchSummary summary={summary} known={known} />
    </Suspense>
    <div className={styles["change"]}>
      <ChangeSearch web={web} summary={summary} look="soft" size="small">
        <Pencil size={20} strokeWidth={1.75} />
        {texts.change}
      </ChangeSearch>
    </div>
  </section>
));
