import type { ReactNode } from "react";
import { formatPrice } from "#domain/format/swedish-format.ts";
import { paidLine } from "#domain/offer/price.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import styles from "./CallToAction.module.css";

interface CallToActionProps {
  readonly offer: Pick<CardOffer<unknown>, "price" | "isOrderedElsewhere">;
  /** What the insurance is called. */
  readonly name: string;
  readonly action: ReactNode;
}

/** The price by the month and the button, at the end of the details; only where the offer can be ordered. */
export const CallToAction = ({ offer, name, action }: CallToActionProps) =>
  action && !offer.isOrderedElsewhere ? (
    <div className={styles["callToAction"]}>
      <p>
        <strong className={styles["fee"]}>{formatPrice(paidLine(offer.price))}</strong>
        <span className={styles["name"]}>{name}</span>
      </p>
      {action}
    </div>
  ) : null;
