import { Modal } from "#ui/overlays/Modal.tsx";
import { EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { excessNames } from "#verticals/car/car.texts.sv.ts";
import { explanations } from "./car-terms.texts.sv.ts";
import styles from "./TermsModal.module.css";

interface TermsModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Spec 3 §2.10: the nine terms of the excess list. */
export const TermsModal = ({ isOpen, onClose }: TermsModalProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={explanations.title} size="md" isStep>
    <dl className={styles["list"]}>
      {EXCESS_TYPES.map((type) => (
        <div key={type}>
          <dt>{excessNames[type]}</dt>
          <dd>{explanations.entries[type]}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
