import ChevronDown from "lucide-react/icons/chevron-down";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import styles from "./ContractPage.module.css";
import { contractTexts as texts } from "./contract.texts.sv.ts";

/** E-006: what the supplier writes about itself, about the contract, and about what happens at its end. */
export const AboutSupplier = ({ data }: { readonly data: ContractPageData }) => (
  <section className={styles["card"]}>
    <h2>{texts.about(data.providerName)}</h2>
    <p>{data.providerInfo}</p>
    <h3>{texts.aboutContract}</h3>
    <p>{data.subscriptionInfo}</p>
    <details className={styles["more"]}>
      <summary>
        {texts.resubscribe}
        <ChevronDown size={24} strokeWidth={1.75} />
      </summary>
      <p>{data.resubscribeInfo}</p>
    </details>
    {data.links.length === 0 ? null : (
      <details className={styles["more"]}>
        <summary>
          {texts.terms}
          <ChevronDown size={24} strokeWidth={1.75} />
        </summary>
        <ul>
          {data.links.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {name}
                <VisuallyHidden>, {texts.newTab}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
);
