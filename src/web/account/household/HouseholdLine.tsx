import { claimPath } from "#domain/addresses/claims-paths.ts";
import { accountContractPath } from "#domain/addresses/household-paths.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { type HouseholdRow, type HouseholdTimeline, placeOf } from "#domain/household/household-timeline.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import { WatchSwitchForm } from "#web/account/watches/WatchSwitch.tsx";
import { contractLook } from "./contract-look.ts";
import { householdTexts } from "./household.texts.sv.ts";
import styles from "./HouseholdLines.module.css";
import { lineShape, monthStarts, percent } from "./line-shape.ts";
import { MARK_ICONS, MarkTexts } from "./MarkTexts.tsx";

const texts = householdTexts.lines;

interface HouseholdLineProps {
  readonly row: HouseholdRow;
  readonly timeline: HouseholdTimeline;
  /** There is help when something has happened to what it insures. */
  readonly hasClaims: boolean;
  readonly watch: { readonly isOn: boolean; readonly canWatch: boolean } | undefined;
}

export function HouseholdLine({ row: { contract, marks }, timeline, hasClaims, watch }: HouseholdLineProps) {
  const { vertical, product, providerName, thing, source, heldId, heldBy } = contract;
  const { Icon: ProductIcon } = contractLook(vertical);
  return (
    <li className={styles["row"]}>
      <span className={styles["icon"]} aria-hidden="true">
        <ProductIcon size={24} strokeWidth={1.75} />
      </span>
      <div className={styles["who"]}>
        <h3 className={styles["name"]}>{capitalize(product)}</h3>
        <p className={styles["sub"]}>
          {withDemoMark([providerName, thing].filter((part) => part !== undefined).join(", "), contract)}
        </p>
        {heldBy === undefined ? null : <p className={styles["sub"]}>{texts.heldBy(heldBy)}</p>}
        {source === "entered" ? (
          <a className={styles["change"]} href={accountContractPath(heldId)}>
            <span aria-hidden="true">{texts.change}</span>
            <VisuallyHidden>{texts.changeWhich(product, providerName)}</VisuallyHidden>
          </a>
        ) : null}
        {hasClaims ? (
          <a className={styles["change"]} href={claimPath(heldId)}>
            {accountTexts.claims}
            <VisuallyHidden> {texts.claimsWhich(product, providerName)}</VisuallyHidden>
          </a>
        ) : null}
      </div>
      <Price {...contract} />
      <div className={styles["line"]}>
        <Graphic row={{ contract, marks }} timeline={timeline} />
        <div className={styles["texts"]} style={{ "--at": percent(textPlace(marks, timeline)) } as object}>
          <MarkTexts contract={contract} marks={marks} />
        </div>
      </div>
      {watch?.canWatch || watch?.isOn ? (
        <div className={styles["watch"]}>
          <WatchSwitchForm heldId={heldId} product={product} isOn={watch.isOn} />
          <span className={styles["watchName"]} aria-hidden="true">
            {watch.isOn ? texts.watched : texts.watch}
          </span>
        </div>
      ) : null}
    </li>
  );
}

function Price({ monthlyOre, isAverage }: { readonly monthlyOre?: number | undefined; readonly isAverage?: true }) {
  return (
    <p className={styles["price"]}>
      {monthlyOre === undefined ? (
        <span className={styles["sub"]}>{texts.noPrice}</span>
      ) : (
        <>
          <strong className={styles["amount"]}>{formatKr(monthlyOre)}</strong>{" "}
          <span className={styles["sub"]}>{isAverage ? texts.average : texts.perMonth}</span>
        </>
      )}
    </p>
  );
}

/** Room for the sentence to the right of its mark; two sentences need more. */
const textPlace = (marks: HouseholdRow["marks"], timeline: HouseholdTimeline): number =>
  Math.min(marks[0] ? placeOf(marks[0].date, timeline) : 0, marks.length > 1 ? 0.1 : 0.5);

/** For the eye alone: the sentences below state the same. */
function Graphic({ row: { contract, marks }, timeline }: Pick<HouseholdLineProps, "row" | "timeline">) {
  const { from, agreedTo, to } = lineShape(contract, timeline);
  return (
    <div className={styles["graphic"]} aria-hidden="true">
      {monthStarts(timeline).map((day) => (
        <span key={day} className={styles["grid"]} style={{ left: percent(placeOf(day, timeline)) }} />
      ))}
      {agreedTo > from ? (
        <span className={styles["agreed"]} style={{ left: percent(from), width: percent(agreedTo - from) }} />
      ) : null}
      {to > agreedTo ? (
        <span className={styles["open"]} style={{ left: percent(agreedTo), width: percent(to - agreedTo) }} />
      ) : null}
      {marks.map(({ kind, date }) => (
        <span key={kind} className={styles["mark"]} style={{ left: percent(placeOf(date, timeline)) }}>
          <Icon of={MARK_ICONS[kind]} size={16} />
        </span>
      ))}
    </div>
  );
}
