import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { BroadbandTerms } from "#verticals/broadband/broadband.offer.ts";
import { feeLineTexts as texts } from "./broadband-web.texts.sv.ts";
import styles from "./FeeLine.module.css";

interface FeeLineProps {
  readonly terms: Pick<BroadbandTerms, "monthlyFeeOre" | "campaign">;
  /** What the visitor pays a month today, öre. */
  readonly currentOre: number | undefined;
  /** The same in sentences, for a screen reader. */
  readonly spoken: readonly string[] | undefined;
}

const MONTHS = 24;
/** The same for every card of a list, as long as no fee is higher. */
const SCALE_END_ORE = 600_00;

/** What a month costs over two years, from nothing up. Every amount is also text. */
export function FeeLine({ terms: { monthlyFeeOre, campaign }, currentOre, spoken = [] }: FeeLineProps) {
  const end = Math.max(SCALE_END_ORE, monthlyFeeOre, campaign?.feeOre ?? 0, currentOre ?? 0);
  const high = (ore: number): string => `${(ore / end) * 100}%`;
  const cheap = Math.min(campaign?.months ?? 0, MONTHS);
  return (
    <div className={styles["line"]}>
      {spoken.length > 0 ? <VisuallyHidden>{spoken.join(" ")}</VisuallyHidden> : null}
      <p className={styles["fees"]} aria-hidden={spoken.length > 0}>
        {campaign ? (
          <>
            <strong>{texts.campaign(campaign.feeOre, campaign.months)}</strong>
            <strong>{texts.after(monthlyFeeOre)}</strong>
          </>
        ) : (
          <strong>{texts.always(monthlyFeeOre)}</strong>
        )}
      </p>
      {currentOre === undefined ? null : <p className={styles["yours"]}>{texts.today(currentOre)}</p>}
      <div className={styles["plot"]} aria-hidden="true">
        {campaign ? (
          <span
            className={classNames(styles["part"], styles["campaign"])}
            style={{ width: `${(cheap / MONTHS) * 100}%`, height: high(campaign.feeOre) }}
          />
        ) : null}
        <span className={classNames(styles["part"], styles["ordinary"])} style={{ height: high(monthlyFeeOre) }} />
        {currentOre === undefined ? null : <span className={styles["today"]} style={{ bottom: high(currentOre) }} />}
      </div>
      <div className={styles["axis"]} aria-hidden="true">
        <span>{texts.start}</span>
        <span>{texts.year}</span>
        <span>{texts.years}</span>
      </div>
    </div>
  );
}
