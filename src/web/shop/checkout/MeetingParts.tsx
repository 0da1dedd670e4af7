import type { InputHTMLAttributes } from "react";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { Handover } from "#domain/after-order/handover.ts";
import { describeHandover, formatDay, handoverTexts, priceHandover } from "#domain/after-order/handover.texts.sv.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { MeetingAxis, MeetingBars, type MeetingSpan, spanAround } from "#ui/charts/MeetingBars.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useNouns, useTexts } from "#ui/texts/use-texts.ts";
import { startDateTexts } from "./checkout.texts.sv.ts";
import { TAKE_START } from "./checkout-form.ts";
import type { Meeting } from "./meeting.ts";
import styles from "./MeetingParts.module.css";

/** All options are on the same line of days. */
export const spanOf = ({ proposed, chosen }: Meeting): MeetingSpan =>
  spanAround([proposed.startsOn, proposed.formerEndsOn, ...(chosen ? [chosen.startsOn, chosen.formerEndsOn] : [])]);

export const Axis = ({ meeting: { proposed, chosen }, span }: AxisProps) => (
  <MeetingAxis span={span} days={[proposed.startsOn, ...(chosen ? [chosen.startsOn] : [])]} format={formatDay} />
);

interface AxisProps {
  readonly meeting: Meeting;
  readonly span: MeetingSpan;
}

interface LineProps extends AxisProps {
  readonly handover: Handover;
}

/** The former and the new agreement on one line. */
export function Line({ meeting: { former, nextName }, handover, span }: LineProps) {
  const texts = useNouns(handoverTexts);
  const { formerEndsOn, startsOn, gapDays, overlapDays } = handover;
  return (
    <MeetingBars
      span={span}
      former={{ name: former.providerName, endsOn: formerEndsOn }}
      next={{ name: nextName, startsOn }}
      label={texts.line(former.providerName, addDays(formerEndsOn, -1), nextName, startsOn)}
      mark={gapDays > 0 ? texts.gap(gapDays) : texts.double(overlapDays)}
    />
  );
}

interface OptionProps
  extends LineProps, Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "checked" | "onChange"> {
  readonly title: string;
  readonly isProposed?: boolean;
  readonly isWrong: boolean;
}

/** A day with what it means and what it costs. The whole card is the target. */
export function MeetingOption({ meeting, handover, span, title, isProposed, isWrong, ...input }: OptionProps) {
  const texts = useTexts(startDateTexts);
  const describe = useNouns(describeHandover);
  const price = priceHandover(handover, meeting.former.without);
  const isBad = handover.gapDays > 0;
  return (
    <label className={classNames(styles["option"], isBad && styles["bad"])} data-wrong={isWrong || undefined}>
      <input className={styles["input"]} type="radio" {...input} />
      <span className={styles["head"]}>
        <span className={styles["box"]} />
        <span className={styles["title"]}>
          {title} {isProposed ? <span className={styles["tag"]}>{texts.proposal}</span> : null}
        </span>
        {price === undefined ? null : <span className={styles["price"]}>{price}</span>}
        <span className={styles["text"]}>
          {isProposed && handover.gapDays + handover.overlapDays === 0 && meeting.proposed.reason !== "renewal"
            ? texts.reasons[meeting.proposed.reason](formatDay(handover.formerEndsOn))
            : describe(handover, meeting.former.without.thing)}
        </span>
      </span>
      <Line meeting={meeting} handover={handover} span={span} />
    </label>
  );
}

interface MeetingFixProps {
  readonly meeting: Meeting;
  /** Undefined without script: then the press posts the form. */
  readonly onTake: ((date: string) => void) | undefined;
}

/** The days, what they cost, and the press that takes the proposed day. */
export function MeetingFix({ meeting, onTake }: MeetingFixProps) {
  const { chosen, proposed, former, nextYearlyFeeOre } = meeting;
  const texts = useNouns(handoverTexts);
  const dateTexts = useTexts(startDateTexts);
  if (!chosen || chosen.gapDays + chosen.overlapDays === 0 || chosen.startsOn === proposed.startsOn) return null;
  const { gapDays, overlapDays, overlapOre } = chosen;
  const isGap = gapDays > 0;
  return (
    <div className={classNames(styles["fix"], isGap && styles["wrong"])} role={isGap ? "alert" : "status"}>
      <div>
        <strong>{isGap ? texts.gapTitle(former.without.thing, gapDays) : texts.doubleTitle(overlapDays)}</strong>
        <p className={styles["small"]}>
          {isGap
            ? former.without.text
            : texts.doubleText(overlapDays, formatKr(nextYearlyFeeOre), formatKr(overlapOre))}
        </p>
      </div>
      <Button
        isSubmit={onTake === undefined}
        name={TAKE_START}
        value={proposed.startsOn}
        onClick={() => onTake?.(proposed.startsOn)}
      >
        {dateTexts.take(formatDay(proposed.startsOn))}
      </Button>
    </div>
  );
}
