import { CheckoutScreen } from "#web/shop/checkout/Checkout.tsx";
import type { CheckoutCurrent } from "#web/shop/order/checkout.ts";
import { readCheckout } from "#web/shop/checkout/read-checkout.ts";
import { useCheckout } from "#web/shop/checkout/use-checkout.ts";
import { sampleCheckoutState } from "./checkout-sample.texts.sv.ts";
import { sampleVertical } from "./result-sample.tsx";
import styles from "./result-sample.module.css";

const first = readCheckout(sampleCheckoutState);

/** A checkout that only renders: its buttons find no offer. */
export function SampleCheckout({ current }: { readonly current?: CheckoutCurrent }) {
  const handle = useCheckout({
    vertical: sampleVertical.description,
    first,
    current,
    fetchDataId: undefined,
    today: "2026-11-15",
    onOrdered: () => undefined,
  });
  return (
    <div className={styles["checkout"]}>
      <CheckoutScreen web={sampleVertical} handle={handle} summary={{}} />
    </div>
  );
}
