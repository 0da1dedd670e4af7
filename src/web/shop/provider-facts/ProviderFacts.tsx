import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import { FactList } from "./FactList.tsx";
import styles from "./ProviderFacts.module.css";

/** The facts that every provider has, for a vertical without its own details. */
export const ProviderFacts = ({ provider }: { readonly provider: OrderedProvider }) => (
  <div className={styles["documents"]}>
    {provider.about ? <p>{provider.about}</p> : null}
    <FactList
      rows={["excess", "terms"].flatMap((id) =>
        rowsOf(provider, id).map(({ type, name, text }) => ({ name: type, label: name, value: text })),
      )}
    />
    {provider.description ? <p>{provider.description}</p> : null}
  </div>
);
