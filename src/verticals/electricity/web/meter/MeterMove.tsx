import { useState } from "react";
import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import { effectOfMove, type MoveEffect, type RankedContract } from "./meter-view.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";
import styles from "./MeterPage.module.css";

const CHOICES = [0, 10, 20, 30];
const FIRST_CHOICE = 20;

interface MeterMoveProps {
  readonly answer: MeterAnswer;
  readonly ranked: readonly RankedContract[];
}

/** What moving some of the use to cheaper hours would be worth. */
export function MeterMove({ answer, ranked }: MeterMoveProps) {
  const [share, setShare] = useState(FIRST_CHOICE);
  const effect = effectOfMove(answer, ranked, share);
  return (
    <section className={styles["move"]}>
      <div>
        <h2 className={styles["heading"]}>{texts.moveHeading}</h2>
        <p className={styles["move-text"]}>{texts.moveText}</p>
        <div className={styles["shares"]} role="group" aria-label={texts.moveChoice}>
          {CHOICES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles["share"]}
              aria-pressed={choice === share}
              onClick={() => setShare(choice)}
            >
              {texts.share(choice)}
            </button>
          ))}
        </div>
      </div>
      <div aria-live="polite">{effect ? <Effect {...effect} /> : <p>{texts.moveUnknown}</p>}</div>
    </section>
  );
}

const Effect = ({ kwh, savingOre, perKwh, best }: MoveEffect) => (
  <>
    <span className={styles["move-amount"]}>
      {texts.moveAmount(savingOre)} <span className={styles["move-unit"]}>{texts.moveUnit}</span>
    </span>
    <p>
      {kwh === 0 ? texts.moveNothing : texts.moveSentence(kwh, perKwh)}{" "}
      {best && kwh > 0 ? `${texts.moveBest(best.providerName, best.movedOre, best.isCheapest)} ` : null}
      {texts.moveFixed}
    </p>
  </>
);
