import { type MouseEvent, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { ListFilter } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import styles from "./FilteredList.module.css";
import { type ChosenFilters, filterOffers, readChosen, writeChosen } from "./filter-offers.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { filterTexts as texts } from "./filters.texts.sv.ts";

interface FilteredListProps {
  readonly filters: readonly ListFilter<Record<string, unknown>>[];
  readonly offers: readonly ShownOffer[];
  /** The list itself. */
  readonly children: (offers: readonly ShownOffer[]) => ReactNode;
}

/** Narrows the list where it is. Without script each choice is a request for the same page, with the choice in its address. */
export function FilteredList({ filters, offers, children }: FilteredListProps) {
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => readChosen(filters, new URLSearchParams(search)));
  const [hasChosen, setHasChosen] = useState(false);
  const shown = filterOffers(offers, filters, chosen);
  const query = new URLSearchParams(search);

  const choose = (next: ChosenFilters) => (event: MouseEvent) => {
    event.preventDefault();
    setChosen(next);
    setHasChosen(true);
    const written = writeChosen(filters, next, new URLSearchParams(window.location.search));
    window.history.replaceState(window.history.state, "", `?${written}${window.location.hash}`);
  };
  const without = (name: string): ChosenFilters =>
    Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name));

  return (
    <>
      <div className={styles["filters"]} role="group" aria-label={texts.filter}>
        {filters.map((filter) => (
          <FilterGroup
            key={filter.name}
            filter={filter}
            offers={offers}
            chosen={chosen[filter.name]}
            others={[...new URLSearchParams(writeChosen(filters, without(filter.name), query))]}
            onChoose={(id) => choose(id === undefined ? without(filter.name) : { ...chosen, [filter.name]: id })}
          />
        ))}
      </div>
      <p className={styles["status"]} role="status">
        {hasChosen ? texts.shown(shown.length, offers.length) : null}
      </p>
      {shown.length === 0 ? (
        <form method="get" className={styles["none"]}>
          {[...new URLSearchParams(writeChosen(filters, {}, query))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{texts.none}</p>
          <button type="submit" className={styles["choice"]} onClick={choose({})}>
            {texts.clear}
          </button>
        </form>
      ) : (
        children(shown)
      )}
    </>
  );
}
