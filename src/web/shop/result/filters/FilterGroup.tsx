import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useRef } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import type { CountedFilter } from "./filter-offers.ts";
import type { OfferFilter } from "./offer-filters.ts";
import styles from "./FilteredList.module.css";

interface FilterGroupProps {
  readonly filter: OfferFilter;
  readonly counted: CountedFilter;
  readonly chosen: string | undefined;
  /** The rest of the address, for a form that is sent. */
  readonly others: readonly (readonly [string, string])[];
  readonly onChoose: (id: string | undefined) => void;
}

/** One filter: a form of buttons, each of which states how many offers it leaves beside the other filters. */
export function FilterGroup({ filter, counted: { all, choices }, chosen, others, onChoose }: FilterGroupProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  if (choices.length === 0) return null;
  const isToggle = filter.look === "toggle";
  const button = (id: string | undefined, label: string, count: number) => (
    <button
      key={id ?? ""}
      type="submit"
      // The choice of none has no name: it is left out of the address. So is one that is pressed again.
      {...(id === undefined || (isToggle && id === chosen) ? {} : { name: filter.name, value: id })}
      className={styles["choice"]}
      aria-pressed={id === chosen}
      disabled={count === 0 && id !== chosen && id !== undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose(isToggle && id === chosen ? undefined : id);
        if (!menu.current) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      {isToggle && id === chosen ? <Check size={20} strokeWidth={2} /> : null}
      <span>
        {label} <span className={styles["count"]}>{count}</span>
      </span>
    </button>
  );
  const buttons = (
    <>
      {isToggle ? null : button(undefined, filter.all, all)}
      {choices.map(({ id, label, count }) => button(id, label, count))}
    </>
  );
  const label = choices.find(({ id }) => id === chosen)?.label;
  return (
    <form method="get">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles["group"]} role="group" aria-label={filter.label}>
        {filter.look !== "menu" ? (
          buttons
        ) : (
          // Keys pressed on what is inside: Escape closes any menu.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <details
            ref={menu}
            name="filter"
            className={styles["menu"]}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== "Escape" || !currentTarget.open) return;
              currentTarget.open = false;
              currentTarget.querySelector("summary")?.focus();
            }}
          >
            <summary className={classNames(styles["choice"], label !== undefined && styles["on"])}>
              {label === undefined ? filter.label : `${filter.label}: ${label}`}
              <ChevronDown size={20} strokeWidth={1.75} />
            </summary>
            <div className={styles["panel"]}>{buttons}</div>
          </details>
        )}
      </div>
    </form>
  );
}
