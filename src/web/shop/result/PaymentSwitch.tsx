import type { MouseEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { readPayment } from "#domain/addresses/list-choices.ts";
import { PAYMENT_PARAMETER } from "#domain/addresses/parameters.ts";
import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { paymentTexts as texts } from "#web/shop/offers/result.texts.sv.ts";
import styles from "./VariantSwitch.module.css";

const WAYS = ["monthly", "yearly"] as const satisfies Payment[];

/** The same list in the other way of paying, at an address of its own: without script each is a link. */
export function PaymentSwitch({ chosen }: { readonly chosen: Payment }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const shown = next ? paymentIn(next.search) : chosen;
  const choose = (way: Payment) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // What narrows the list is written to the address without the router.
    if (way !== shown)
      void navigate(addressOf(window.location.search, way), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles["payment"]}>
      <p className={styles["note"]}>{texts.note}</p>
      <div className={classNames(styles["group"], styles["ways"])} role="group" aria-label={texts.label}>
        {WAYS.map((way) => (
          <a
            key={way}
            href={addressOf(search, way)}
            className={styles["option"]}
            aria-current={way === shown ? "true" : undefined}
            onClick={choose(way)}
          >
            {texts.ways[way]}
          </a>
        ))}
      </div>
    </div>
  );
}

const paymentIn = (search: string): Payment =>
  readPayment(new URLSearchParams(search).get(PAYMENT_PARAMETER)) ?? DEFAULT_PAYMENT;

function addressOf(search: string, way: Payment): string {
  const query = new URLSearchParams(search);
  if (way === DEFAULT_PAYMENT) query.delete(PAYMENT_PARAMETER);
  else query.set(PAYMENT_PARAMETER, way);
  return `?${query.toString()}`;
}
