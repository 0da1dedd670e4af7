import Download from "lucide-react/icons/download";
import { commissionOpeningPath } from "#domain/addresses/ranking-log-paths.ts";
import type { SeenCommission } from "#http/contract/commission-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./Receipt.module.css";
import { receiptTexts } from "./receipt.texts.sv.ts";

const texts = receiptTexts.sealed;

interface SealedCommissionProps {
  readonly receiptId: string;
  readonly commission: SeenCommission;
}

/** Why what providers pay is locked, and until when; from then on the file that was locked. */
export function SealedCommission({ receiptId, commission: { lockedOn, opensOn, opened } }: SealedCommissionProps) {
  return (
    <Card isRoomy className={styles["card"]}>
      <h2 className={styles["heading"]}>{opened ? texts.openedHeading : texts.heading}</h2>
      <p>{opened ? texts.openedWhy : texts.why}</p>
      <dl className={styles["dates"]}>
        <div>
          <dt>{texts.locked}</dt>
          <dd>{texts.day(lockedOn)}</dd>
        </div>
        <div>
          <dt>{opened ? texts.openedOn : texts.opens}</dt>
          <dd>{texts.day(opensOn)}</dd>
        </div>
      </dl>
      {opened ? (
        <a className={styles["openingFile"]} href={commissionOpeningPath(receiptId)} download={texts.openingFileName}>
          <Icon of={Download} size={18} /> {texts.downloadOpening}
        </a>
      ) : null}
    </Card>
  );
}
