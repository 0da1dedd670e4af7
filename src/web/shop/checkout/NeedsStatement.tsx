import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { aboutPath, termsPath } from "#domain/addresses/content-paths.ts";
import styles from "./Checkout.module.css";
import type { CheckoutNeeds } from "#web/shop/order/checkout.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import { FactList } from "#web/shop/provider-facts/FactList.tsx";

/** Before an order: what the visitor needs and gets, the fact sheet, who pays us and how the list is ranked. */
export function NeedsStatement({ needs, rank }: { readonly needs: CheckoutNeeds; readonly rank: 2 | 3 }) {
  const Heading = `h${rank}` as const;
  const { needs: texts } = useTexts(checkoutTexts);
  return (
    <section className={styles["needs"]}>
      <Heading>{needs.title}</Heading>
      <p>{needs.statement}</p>
      <FactList rows={needs.items.map(({ id, name, value }) => ({ name: id, label: name, value }))} />
      {needs.factSheet ? (
        <p>
          <NewTabLink href={needs.factSheet.url}>{needs.factSheet.name || texts.factSheet}</NewTabLink>
        </p>
      ) : null}
      <p className={styles["small"]}>
        {needs.remuneration.text} <NewTabLink href={needs.remuneration.url}>{texts.remuneration}</NewTabLink>
      </p>
      <p className={styles["small"]}>
        {needs.ranking.text} <NewTabLink href={needs.ranking.url}>{texts.ranking}</NewTabLink>
      </p>
      <ul className={styles["links"]}>
        <li>
          <NewTabLink href={termsPath()}>{texts.terms}</NewTabLink>
        </li>
        <li>
          <NewTabLink href={aboutPath()}>{texts.mediation}</NewTabLink>
        </li>
      </ul>
    </section>
  );
}
