import type { AccountOrder, FormerInsurance } from "#domain/account/account-order.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { useNouns } from "#ui/texts/use-texts.ts";
import { followCancellationPath } from "#domain/addresses/order-document-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { followTexts } from "./follow.texts.sv.ts";
import styles from "./OrderCard.module.css";
import { ordersTexts } from "#web/account/parts/orders.texts.sv.ts";
import { lookOf } from "#web/account/parts/vertical-looks.ts";

interface FormerInsuranceStateProps {
  readonly order: AccountOrder;
  readonly former: FormerInsurance;
}

/** OP-30: what is true of the former insurance, whatever has been closed on the order's page. */
export function FormerInsuranceState({ order, former }: FormerInsuranceStateProps) {
  const phone = usePhones()?.customerServicePhone;
  const { place } = lookOf(order.vertical);
  const texts = useNouns(ordersTexts.former);
  return (
    <section>
      <h3 className={styles["partTitle"]}>{texts.heading}</h3>
      <p className={styles["partText"]}>{describeFormerInsurance(former, texts)}</p>
      {former.kind === "failed" && phone !== undefined ? <PhoneLink number={phone} /> : null}
      {former.kind === "not-asked" ? null : (
        <a className={styles["file"]} href={followCancellationPath(order.orderId)}>
          {followTexts.follow}
        </a>
      )}
      {former.kind === "not-asked" && place ? (
        <a className={styles["file"]} href={orderCompletePath(place, order.orderId)}>
          {texts.ask}
        </a>
      ) : null}
    </section>
  );
}

function describeFormerInsurance(former: FormerInsurance, texts: typeof ordersTexts.former): string {
  switch (former.kind) {
    case "not-asked":
      return texts["not-asked"];
    case "failed":
      return texts.failed(former.insurerName);
    case "queued":
    case "sent":
    case "confirmed":
      return texts[former.kind](former.insurerName, formatLongDate(former.endsOn));
  }
}
