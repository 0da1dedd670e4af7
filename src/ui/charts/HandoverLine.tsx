import { describeHandover, handoverTexts } from "#domain/after-order/handover.texts.sv.ts";
import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { useNouns } from "#ui/texts/use-texts.ts";
import styles from "./HandoverLine.module.css";
import { MeetingBars, spanAround } from "./MeetingBars.tsx";

interface HandoverLineProps {
  readonly former: { readonly name: string; readonly endsOn: string };
  readonly next: { readonly name: string; readonly startsOn: string };
}

/** The stored dates of the former and the new agreement on one line, and what they mean. */
export function HandoverLine({ former, next }: HandoverLineProps) {
  const texts = useNouns(handoverTexts);
  const describe = useNouns(describeHandover);
  const { endsOn: formerEndsOn } = former;
  const { startsOn } = next;
  const days = daysBetween(formerEndsOn, startsOn);
  const gapDays = Math.max(0, days);
  const overlapDays = Math.max(0, -days);
  return (
    <div className={styles["line"]}>
      <MeetingBars
        span={spanAround([formerEndsOn, startsOn])}
        former={former}
        next={next}
        label={texts.line(former.name, addDays(formerEndsOn, -1), next.name, startsOn)}
        mark={gapDays > 0 ? texts.gap(gapDays) : texts.double(overlapDays)}
      />
      <p className={styles["dates"]}>
        <span>{texts.until(addDays(formerEndsOn, -1))}</span>
        <span>{texts.from(startsOn)}</span>
      </p>
      <p className={styles["text"]}>
        {days === 0 ? texts.none : describe({ startsOn, formerEndsOn, gapDays, overlapDays })}
      </p>
    </div>
  );
}
