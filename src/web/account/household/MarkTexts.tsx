import type { LucideIcon } from "lucide-react";
import Flag from "lucide-react/icons/flag";
import LockOpen from "lucide-react/icons/lock-open";
import Play from "lucide-react/icons/play";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Tag from "lucide-react/icons/tag";
import X from "lucide-react/icons/x";
import { formatDay } from "#domain/calendar/format-date.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { type HouseholdMark, isSeparateNotice, type MarkKind } from "#domain/household/household-timeline.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { householdTexts } from "./household.texts.sv.ts";
import styles from "./HouseholdLines.module.css";

const texts = householdTexts.lines;

export const MARK_ICONS: Readonly<Record<MarkKind, LucideIcon>> = {
  starts: Play,
  notice: Flag,
  campaign: Tag,
  binding: LockOpen,
  renews: RefreshCw,
  ends: X,
};

interface MarkTextsProps {
  readonly contract: HeldContract;
  readonly marks: readonly HouseholdMark[];
}

/** The days of one agreement in sentences: what the graphics show, and all that a screen reader gets. */
export const MarkTexts = ({ contract, marks }: MarkTextsProps) =>
  marks.length === 0 ? (
    <p className={styles["noDate"]}>{hasDay(contract) ? texts.later : texts.noDate}</p>
  ) : (
    <ul className={styles["markTexts"]}>
      {marks.map((mark) => (
        <li key={mark.kind} className={styles["markText"]}>
          <span className={styles["markIcon"]}>
            <Icon of={MARK_ICONS[mark.kind]} size={18} />
          </span>
          <MarkText contract={contract} mark={mark} />
        </li>
      ))}
    </ul>
  );

/** Also one that is further away than the line reaches. */
const hasDay = ({ renewsOn, boundUntil, campaignUntil, endsOn }: HeldContract): boolean =>
  [renewsOn, boundUntil, campaignUntil, endsOn].some((day) => day !== undefined);

function MarkText({
  contract,
  mark: { kind, date },
}: {
  readonly contract: HeldContract;
  readonly mark: HouseholdMark;
}) {
  const day = <strong>{formatDay(date)}</strong>;
  if (kind === "notice")
    return (
      <span>
        {texts.notice.before}
        {day}
        {texts.notice.after}
      </span>
    );
  const { noticeBy } = contract;
  return (
    <span>
      {day}
      {texts[kind].after}
      {kind === "renews" && noticeBy !== undefined && !isSeparateNotice(contract) ? texts.noticeBy(noticeBy) : null}
      {kind === "binding" || kind === "campaign" ? thenText(contract, kind) : null}
    </span>
  );
}

/** The price changes when the campaign ends, or with the binding where there is none. */
function thenText({ campaignUntil, nextMonthlyOre, nextIncreaseOre }: HeldContract, kind: MarkKind): string {
  if (kind === "binding" && campaignUntil !== undefined) return texts.stop;
  if (nextMonthlyOre !== undefined) return texts.afterwards(nextMonthlyOre);
  return nextIncreaseOre === undefined ? texts.stop : texts.afterwardsMore(nextIncreaseOre);
}
