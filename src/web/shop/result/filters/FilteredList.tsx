import EyeOff from "lucide-react/icons/eye-off";
import type { ReactNode } from "react";
import { ORDER_OF_LIST } from "#domain/addresses/parameters.ts";
import { formatPrice } from "#domain/format/swedish-format.ts";
import { track } from "#web/shell/analytics/track.ts";
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
  const withoutFilters = filters.reduce((left, { name }) => without(left, name), chosen);
  const isNarrowed = filters.some(({ name }) => chosen[name] !== undefined);
  const onChoose = (name: string) => (id: string | undefined) =>
    choose(id === undefined ? without(chosen, name) : { ...chosen, [name]: id });
  const onFilter = (name: string) => (id: string | undefined) => {
    track({ event: "custom_click", action: "change_filter_box", label: name });
    onChoose(name)(id);
  };
  const clear = (label: string, className: string | undefined) => (
    <form method="get" className={styles["clear"]}>
      {fieldsWith(withoutFilters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={className}
        onClick={(event) => {
          event.preventDefault();
          choose(withoutFilters);
        }}
      >
        {label}
      </button>
    </form>
  );
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
            onChoose={onFilter(filter.name)}
          />
        ))}
        <p className={styles["status"]} role="status">
          {texts.shown(shown.length, offers.length)}
        </p>
      </div>
      {orders.length > 1 ? (
        <form method="get" className={styles["orders"]} aria-label={texts.order}>
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
      {shown.length === 0 ? (
        <div className={styles["none"]}>
          <p>{texts.none}</p>
          {clear(texts.clear, styles["choice"])}
        </div>
      ) : (
        children
      )}
      {isNarrowed && shown.length > 0 && shown.length < offers.length ? (
        <div className={styles["hidden"]}>
          <EyeOff size={20} strokeWidth={1.75} />
          <p>{describeHidden(narrowed, offers)}</p>
          {clear(texts.clearAll(offers.length), styles["all"])}
        </div>
      ) : null}
    </>
  );
}

/** More are counted. */
const MOST_NAMED = 3;

/** What the choices leave out, by name and price: a low price is not lost by a filter that was forgotten. */
function describeHidden({ filters, chosen, shown }: NarrowedList, offers: readonly ShownOffer[]): string {
  const hidden = offers.filter((offer) => !shown.includes(offer));
  const choices = filters.flatMap(({ name, label, look, choices: all }) => {
    const choice = all.find(({ id }) => id === chosen[name]);
    return choice ? [look === "menu" ? `${label} ${choice.label.toLowerCase()}` : choice.label] : [];
  });
  const named = hidden
    .slice(0, hidden.length > MOST_NAMED + 1 ? MOST_NAMED : undefined)
    .map(({ providerName, price }) => `${providerName} ${formatPrice(price.headline)}`);
  const more = hidden.length - named.length;
  return texts.hidden(hidden.length, choices, more > 0 ? [...named, texts.others(more)] : named);
}
