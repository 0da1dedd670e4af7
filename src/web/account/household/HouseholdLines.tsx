import type { ReactNode } from "react";
import type { HeldContract } from "#domain/household/held-contract.ts";
import type { HouseholdTimeline } from "#domain/household/household-timeline.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { HouseholdAxis } from "./HouseholdAxis.tsx";
import { HouseholdLine } from "./HouseholdLine.tsx";
import { householdTexts as texts } from "./household.texts.sv.ts";
import styles from "./HouseholdLines.module.css";
import { HouseholdFoot, HouseholdSums } from "./HouseholdSums.tsx";

interface HouseholdLinesProps {
  readonly timeline: HouseholdTimeline;
  /** The agreements with help when something has happened. */
  readonly claimIds?: readonly string[];
  /** What turns the watch of an agreement on and off. The column is there only with it. */
  readonly watchControl?: (contract: HeldContract) => ReactNode;
  /** What the watch does, beside the buttons below the lines. */
  readonly watchNote?: ReactNode;
}

/** A line for each agreement, twelve months ahead, and what they cost together. */
export const HouseholdLines = ({ timeline, claimIds = [], watchControl, watchNote }: HouseholdLinesProps) => (
  <section className={classNames(styles["card"], watchControl && styles["watched"])} aria-labelledby="household-lines">
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
      {watchControl ? <span className={styles["watchHead"]}>{texts.lines.watch}</span> : null}
    </div>
    <ul className={styles["rows"]}>
      {timeline.rows.map((row) => (
        <HouseholdLine
          key={row.contract.heldId}
          row={row}
          timeline={timeline}
          hasClaims={claimIds.includes(row.contract.heldId)}
          {...(watchControl && row.contract.source !== "shared" ? { watchControl: watchControl(row.contract) } : {})}
        />
      ))}
    </ul>
    <HouseholdSums timeline={timeline} />
    <HouseholdFoot>{watchNote}</HouseholdFoot>
  </section>
);
