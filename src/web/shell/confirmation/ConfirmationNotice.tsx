import { newAddressPath } from "#domain/addresses/after-order-paths.ts";
import type { Place } from "#domain/addresses/place.ts";
import { isMissing, type ShownConfirmation } from "#domain/order/confirmation-state.ts";
import { confirmationTexts as texts } from "#domain/order/confirmation.texts.sv.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./ConfirmationNotice.module.css";

interface ConfirmationNoticeProps {
  readonly place: Place | undefined;
  readonly orderId: string;
  readonly confirmation: ShownConfirmation | undefined;
  /** Which order, where there are several: "Bilförsäkring hos Rattvis". */
  readonly about?: string;
  /** The order is named right above it. */
  readonly isInItsCard?: boolean;
}

/** The customer has not got the documents of an order, and may give another address. Nothing when they have arrived. Needs no script. */
export function ConfirmationNotice({ place, orderId, confirmation, about, isInItsCard }: ConfirmationNoticeProps) {
  if (!confirmation || !isMissing(confirmation.state)) return null;
  const { state, sentTo, mayChange } = confirmation;
  const isOpen = state === "undelivered";
  const title = texts.titles[state];
  return (
    <AlertBanner
      tone={isOpen ? "wrong" : "info"}
      title={about === undefined || isInItsCard ? title : texts.about(about, title)}
    >
      <p>
        {texts.texts[state](sentTo)}
        {isOpen && !mayChange ? ` ${texts.needsLogin}` : null}
      </p>
      {isOpen && place ? (
        <p className={styles["act"]}>
          <LinkButton href={newAddressPath(place, orderId)} size="small">
            {texts.change}
            {about === undefined ? null : <VisuallyHidden> {about}</VisuallyHidden>}
          </LinkButton>
        </p>
      ) : null}
    </AlertBanner>
  );
}
