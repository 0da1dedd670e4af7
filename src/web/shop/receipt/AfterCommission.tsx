import Lock from "lucide-react/icons/lock";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { OpenedCommission } from "#http/contract/commission-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./PlaceTable.module.css";
import { receiptTexts } from "./receipt.texts.sv.ts";

interface AfterCommissionProps {
  /** Undefined while it is locked. */
  readonly opened: OpenedCommission | undefined;
  /** Of the offer in the list, from 0. */
  readonly at: number;
}

/** Where commission would have put the offer, and what the offer would have paid us. */
export const AfterCommission = ({ opened, at }: AfterCommissionProps) =>
  opened ? (
    <td className={styles["opened"]}>
      {opened.places[at]}
      <span className={styles["plan"]}>{formatKr(opened.amounts[at] ?? 0)}</span>
    </td>
  ) : (
    <td className={styles["sealed"]}>
      <span className={styles["lock"]}>
        <Icon of={Lock} size={14} />
        <VisuallyHidden>{receiptTexts.sealed.cell}</VisuallyHidden>
      </span>
    </td>
  );
