import type { ReactNode } from "react";
import type { HouseholdTimeline } from "#domain/household/household-timeline.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { HouseholdAxis } from "./HouseholdAxis.tsx";
import { HouseholdLine } from "./HouseholdLine.tsx";
import { householdTexts as texts } from "./household.texts.sv.ts";
import styles from "./HouseholdLines.module.css";
import { HouseholdFoot, HouseholdSums } from "./HouseholdSums.tsx";

/** Whether an agreement can be watched, and is. */
export interface WatchedLine {
  readonly heldId: string;
  readonly isOn: boolean;
  readonly canWatch: boolean;
}

interface HouseholdLinesProps {
  readonly timeline: HouseholdTimeline;
  /** The agreements with help when something has happened. */
  readonly claimIds?: readonly string[];
  readonly watches?: readonly WatchedLine[];
  /** What the watch does, beside the buttons below the lines. */
  readonly watchNote?: ReactNode;
}

/** A line for each agreement, twelve months ahead, and what they cost together. */
export const HouseholdLines = ({ timeline, claimIds = [], watches = [], watchNote }: HouseholdLinesProps) => (
  <section className={classNames(styles["card"], styles["watched"])} aria-labelledby="household-lines">
    <div className={styles["head"]}>
      <h2 id="household-lines" className={styles["heading"]}>
        {texts.lines.heading}
      </h2>
      <p className={styles["sub"]}>
        {texts.lines.known(timeline.today)} {texts.lines.dashed}
      </p>
    </div>
    <div className={styles["axisRow"]}>
      <HouseholdAxis timeline={timeline} />
      <span className={styles["watchHead"]}>{texts.lines.watch}</span>
    </div>
    <ul className={styles["rows"]}>
      {timeline.rows.map((row) => (
        <HouseholdLine
          key={row.contract.heldId}
          row={row}
          timeline={timeline}
          hasClaims={claimIds.includes(row.contract.heldId)}
          watch={watches.find(({ heldId }) => heldId === row.contract.heldId)}
        />
      ))}
    </ul>
    <HouseholdSums timeline={timeline} />
    <HouseholdFoot>{watchNote}</HouseholdFoot>
  </section>
);
