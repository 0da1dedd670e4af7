import ChevronDown from "lucide-react/icons/chevron-down";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Form, useLocation } from "react-router";
import { MOST_ROW_EVENTS } from "#domain/addresses/list-choices.ts";
import { ROW_EVENTS_PARAMETER } from "#domain/addresses/parameters.ts";
import { formatList } from "#domain/format/list-joining.texts.sv.ts";
import { Button } from "#ui/primitives/Button.tsx";
import type { ShownRowEvent } from "#web/shop/offers/present-result.ts";
import { rowTexts as texts } from "#web/shop/offers/result.texts.sv.ts";
import styles from "./RowEvents.module.css";

/** What the rows state the cost of, and the choice of other events. Without script it is a form of the page's own address. */
export function RowEvents({ events }: { readonly events: readonly ShownRowEvent[] }) {
  const { search } = useLocation();
  const shown = events.filter(({ isPicked }) => isPicked);
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== ROW_EVENTS_PARAMETER);
  return (
    <div className={styles["events"]}>
      <SlidersHorizontal size={20} strokeWidth={1.75} />
      <details className={styles["picker"]} name="rader">
        <summary className={styles["summary"]}>
          {texts.showing(formatList(shown.map(({ label }) => label.toLowerCase())))}{" "}
          <span className={styles["link"]}>
            {texts.otherEvents}
            <ChevronDown size={18} strokeWidth={2} />
          </span>
        </summary>
        <Form method="get" preventScrollReset replace className={styles["form"]}>
          {others.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <fieldset className={styles["choices"]}>
            <legend>{texts.choose}</legend>
            {texts.places.slice(0, MOST_ROW_EVENTS).map((place, at) => (
              <label key={place} className={styles["choice"]}>
                {place}
                <select name={ROW_EVENTS_PARAMETER} defaultValue={shown[at]?.id}>
                  {events.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
          <Button isSubmit look="secondary" size="small">
            {texts.show}
          </Button>
        </Form>
      </details>
    </div>
  );
}
