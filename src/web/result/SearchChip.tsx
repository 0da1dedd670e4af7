import { Pencil } from "lucide-react";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { ChangeSearch } from "./ChangeSearch.tsx";
import { resultTexts } from "./result.texts.sv.ts";
import styles from "./SearchChip.module.css";

interface SearchChipProps {
  readonly web: VerticalWeb;
  readonly summary: Summary;
}

export const SearchChip = ({ web, summary }: SearchChipProps) => (
  <section className={styles["chip"]} aria-label={resultTexts.yourSearch}>
    <web.SearchSummary summary={summary} />
    <div className={styles["change"]}>
      <ChangeSearch web={web} summary={summary} look="soft" size="small">
        <Pencil size={20} strokeWidth={1.75} />
        {resultTexts.change}
      </ChangeSearch>
    </div>
  </section>
);
