import { Form, useNavigation } from "react-router";
import type { VariantChoice } from "#verticals/_contract/search-changes.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import styles from "./VariantSwitch.module.css";

interface VariantSwitchProps {
  readonly choice: VariantChoice;
  /** The result page itself: the same search with this one thing changed. */
  readonly action: string;
  /** The lowest and the highest price of each, where they are known. */
  readonly prices: ShownResult["variantPrices"];
}

/** Nothing where a vertical has nothing to choose between. */
export function ChooseVariant({ web, result }: { readonly web: VerticalWeb; readonly result: ShownResult }) {
  const choice = web.variants?.(result.summary);
  if (!choice) return null;
  const action = resultPath(web.description, result.searchId, result.choices);
  return <VariantSwitch choice={choice} action={action} prices={result.variantPrices} />;
}

function VariantSwitch({ choice: { label, field, chosen, options }, action, prices }: VariantSwitchProps) {
  const asked = useNavigation().formData?.get(field);
  const shown = options.some(({ id }) => id === asked) ? asked : chosen;
  return (
    <Form method="post" action={action} preventScrollReset>
      <div className={styles["group"]} role="group" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.id}
            type="submit"
            name={field}
            value={option.id}
            className={styles["option"]}
            aria-pressed={option.id === shown}
            // Asking for what is shown would be another search with the same answer.
            onClick={(event) => (option.id === chosen ? event.preventDefault() : undefined)}
          >
            {option.label}
            {prices?.[option.id] === undefined ? null : <small>{prices[option.id]}</small>}
          </button>
        ))}
      </div>
    </Form>
  );
}
