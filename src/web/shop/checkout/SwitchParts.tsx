import { useTexts } from "#ui/texts/use-texts.ts";
import { FactList } from "#web/shop/provider-facts/FactList.tsx";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import styles from "./Checkout.module.css";
import { type AskedFields, listKnownPerson, listStatements } from "./switch-form.ts";
import { switchTexts } from "./switch.texts.sv.ts";

interface KnownPersonProps {
  readonly form: CheckoutForm;
  readonly asked: AskedFields;
  /** The ordinary checkout, where all of it can be changed. */
  readonly changeHref: string;
}

export function KnownPerson({ form, asked, changeHref }: KnownPersonProps) {
  const texts = useTexts(switchTexts);
  return (
    <>
      <FactList rows={listKnownPerson(form, asked)} />
      <p className={styles["small"]}>
        <a href={changeHref}>{texts.change}</a>
      </p>
    </>
  );
}

/** What the signature means, in full: there are no boxes to tick. */
export const Statements = ({ form }: { readonly form: CheckoutForm }) => (
  <ul className={styles["statements"]}>
    {listStatements(form).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
