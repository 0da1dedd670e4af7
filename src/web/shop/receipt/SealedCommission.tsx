import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./Receipt.module.css";
import { receiptTexts } from "./receipt.texts.sv.ts";

const texts = receiptTexts.sealed;
const SEALED_DAYS = 90;

export function SealedCommission({ time }: { readonly time: string }) {
  const locked = time.slice(0, 10);
  return (
    <Card isRoomy className={styles["card"]}>
      <h2 className={styles["heading"]}>{texts.heading}</h2>
      <p>{texts.why}</p>
      <dl className={styles["dates"]}>
        <div>
          <dt>{texts.locked}</dt>
          <dd>{texts.day(locked)}</dd>
        </div>
        <div>
          <dt>{texts.opens}</dt>
          <dd>{texts.day(addDays(locked, SEALED_DAYS))}</dd>
        </div>
      </dl>
    </Card>
  );
}
