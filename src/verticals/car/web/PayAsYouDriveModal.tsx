import { formatPrice } from "#domain/format/swedish-format.ts";
import { Modal } from "#ui/overlays/Modal.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { primitiveTexts } from "#ui/primitives/primitives.texts.sv.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardOffer, Summary } from "#verticals/_contract/vertical-web.ts";
import type { CarFacts } from "./car-facts.ts";
import { mileageOf } from "./car-headings.ts";
import { payAsYouDriveModalTexts as texts } from "./pay-as-you-drive.texts.sv.ts";
import styles from "./PayAsYouDriveModal.module.css";

interface PayAsYouDriveModalProps {
  readonly offer: CardOffer<CarFacts>;
  readonly summary: Summary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Spec 3 §2.11. */
export function PayAsYouDriveModal({ offer, summary, isOpen, onClose }: PayAsYouDriveModalProps) {
  // The terms come last among the provider's documents, and explain how the distance is measured.
  const terms = offer.facts.links.at(-1);
  const mileage = mileageOf(summary);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      isStep
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {terms ? (
            <a className={styles["link"]} href={terms.url} target="_blank" rel="noopener">
              {texts.readMore}
              <VisuallyHidden>
                {texts.readMoreAbout(offer.providerName)}
                {primitiveTexts.newTab}
              </VisuallyHidden>
            </a>
          ) : null}
        </>
      }
    >
      <p>{texts.explains(offer.providerName)}</p>
      <dl className={styles["facts"]}>
        {mileage ? (
          <div>
            <dt>{texts.yourDistance}</dt>
            <dd>{mileage}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.yourPrice}</dt>
          <dd>{formatPrice(offer.price.headline)}</dd>
        </div>
      </dl>
    </Modal>
  );
}
