import type { ReactNode } from "react";
import { ORDER_OF_LIST } from "#domain/addresses/parameters.ts";
import styles from "./FilteredList.module.css";
import { countChoices, without } from "./filter-offers.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { filterTexts as texts } from "./filters.texts.sv.ts";
import type { NarrowedList } from "./use-narrowed-list.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";

interface FilteredListProps {
  readonly narrowed: NarrowedList;
  /** All of the list. */
  readonly offers: readonly ShownOffer[];
  /** What is left of it. */
  readonly children: ReactNode;
}

/** Narrows and orders the list where it is. Without script each choice is a request for the same page, with the choice in its address. */
export function FilteredList({ narrowed, offers, children }: FilteredListProps) {
  const { filters, orders, chosen, order, shown, choose, fieldsWith } = narrowed;
  const isNarrowed = filters.some(({ name }) => chosen[name] !== undefined);
  const onChoose = (name: string) => (id: string | undefined) =>
    choose(id === undefined ? without(chosen, name) : { ...chosen, [name]: id });
  return (
    <>
      <div className={styles["filters"]} role="group" aria-label={texts.filter}>
        {filters.map((filter) => (
          <FilterGroup
            key={filter.name}
            filter={filter}
            counted={countChoices(offers, filters, chosen, filter)}
            chosen={chosen[filter.name]}
            others={fieldsWith(without(chosen, filter.name))}
            onChoose={onChoose(filter.name)}
          />
        ))}
      </div>
      {orders.length > 1 ? (
        <form method="get" className={styles["orders"]} role="group" aria-label={texts.order}>
          {fieldsWith(without(chosen, ORDER_OF_LIST)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <span aria-hidden="true">{texts.order}</span>
          {orders.map(({ id, label }, index) => (
            <button
              key={id}
              type="submit"
              // The order of the rank has no name: it is left out of the address.
              {...(index === 0 ? {} : { name: ORDER_OF_LIST, value: id })}
              className={styles["order"]}
              aria-pressed={id === order?.id}
              onClick={(event) => {
                event.preventDefault();
                onChoose(ORDER_OF_LIST)(index === 0 ? undefined : id);
              }}
            >
              {label}
            </button>
          ))}
        </form>
      ) : null}
      <p className={styles["status"]} role="status">
        {isNarrowed ? texts.shown(shown.length, offers.length) : null}
      </p>
      {shown.length === 0 ? (
        <form method="get" className={styles["none"]}>
          {fieldsWith({}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{texts.none}</p>
          <button
            type="submit"
            className={styles["choice"]}
            onClick={(event) => {
              event.preventDefault();
              choose({});
            }}
          >
            {texts.clear}
          </button>
        </form>
      ) : (
        children
      )}
    </>
  );
}
