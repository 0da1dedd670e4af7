import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import styles from "#web/shop/checkout/Checkout.module.css";
import { FactList } from "./FactList.tsx";

/** The facts that every provider has, for a vertical without its own details. */
export const ProviderFacts = ({ provider }: { readonly provider: OrderedProvider }) => (
  <div className={styles["documents"]}>
    {provider.about ? <p>{provider.about}</p> : null}
    <FactList
      rows={[
        ...provider.excesses.map(({ type, name, description }) => ({ name: type, label: name, value: description })),
        ...provider.terms.map(({ type, name, text }) => ({ name: type, label: name, value: text })),
      ]}
    />
    {provider.description ? <p>{provider.description}</p> : null}
  </div>
);
