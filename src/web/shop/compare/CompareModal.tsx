import { use, useRef, useState } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { formatPrice } from "#domain/format/swedish-format.ts";
import { isLargeScreen } from "#ui/pieces/breakpoints.ts";
import { Modal } from "#ui/overlays/Modal.tsx";
import type { CompareWeb, Comparison, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultTracking } from "#web/shop/offers/result-tracking.ts";
import styles from "./CompareModal.module.css";
import { compareTexts as texts } from "./compare.texts.sv.ts";
import { CompareTable } from "./CompareTable.tsx";
import tableStyles from "./CompareTable.module.css";
import { orderColumns, togglePin } from "./order-columns.ts";
import { useColumnScroll } from "./use-column-scroll.ts";

interface CompareModalProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  /** The offer of the card it was opened from. */
  readonly pinned: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly track: ResultTracking;
}

/** Spec 3 §2.11: every offer side by side, on the whole screen of a phone. */
export function CompareModal({ web, result, isOpen, onClose, ...props }: CompareModalProps) {
  const comparison = use(loadComparison(web));
  const title = comparison.title(result.summary);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} size="xl" isFullOnPhone padding={false}>
      <Columns web={web} result={result} comparison={comparison} {...props} />
    </Modal>
  );
}

type Loading = Promise<Comparison<Record<string, unknown>>>;

const loaded = new Map<CompareWeb<Record<string, unknown>>, Loading>();

/** One and the same promise each time, or React would wait for ever. */
function loadComparison({ compare, description }: VerticalWeb): Loading {
  if (!compare) throw new Error(`${description.name} has no comparison`);
  const comparison = loaded.get(compare) ?? compare.load();
  loaded.set(compare, comparison);
  return comparison;
}

interface ColumnsProps extends Omit<CompareModalProps, "isOpen" | "onClose"> {
  readonly comparison: Comparison<Record<string, unknown>>;
}

function Columns({ web, result, comparison, pinned: first, track }: ColumnsProps) {
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set(first === undefined ? [] : [first]));
  const [hasOnlyDifferences, setHasOnlyDifferences] = useState(false);
  const [hasDetails, setHasDetails] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const offers = orderColumns(result.offers, pinned);
  const { canGoLeft, canGoRight, go } = useColumnScroll(box, {
    firstId: offers[0]?.resultId,
    lastId: offers.at(-1)?.resultId,
  });
  const rows = comparison.rows(offers);
  const shown = hasOnlyDifferences ? rows.filter(({ isTotal, cells }) => isTotal || hasDifference(cells)) : rows;
  const hasLowest = rows.some(({ cells }) => cells.some(({ isLowest }) => isLowest));
  const canExplain = rows.some(({ detail, cells }) => detail !== undefined || cells.some((cell) => cell.detail));

  const pin = ({ providerId, resultId }: ShownOffer) => {
    track({ event: "compare_pin_provider", providerId, isPinned: !pinned.has(resultId) });
    setPinned(togglePin(pinned, resultId));
    if (box.current && !pinned.has(resultId)) box.current.scrollLeft = 0;
  };
  return (
    <div className={styles["comparison"]}>
      {result.current ? <YoursToday current={result.current} /> : null}
      {web.Typed && !result.current && result.yoursOre !== undefined ? (
        <web.Typed summary={result.summary} place="compare" />
      ) : null}
      <div className={styles["bar"]}>
        {hasLowest ? (
          <p className={styles["legend"]}>
            <span className={tableStyles["low"]}>{texts.yellow}</span> {texts.isLowest}
          </p>
        ) : null}
        <Toggle
          label={texts.onlyDifferences}
          isOn={hasOnlyDifferences}
          onChange={(isOn) => {
            track({ event: "compare_change_filter_box", isOn });
            setHasOnlyDifferences(isOn);
          }}
        />
        {canExplain ? (
          <Toggle
            label={texts.details}
            isOn={hasDetails}
            onChange={(isOn) => {
              track({ event: "compare_change_details", isOn });
              setHasDetails(isOn);
            }}
          />
        ) : null}
        <div className={styles["scrollButtons"]}>
          <ScrollButton label={texts.left} isShown={canGoLeft} onPress={() => go("left")} Icon={ChevronLeft} />
          <ScrollButton label={texts.right} isShown={canGoRight} onPress={() => go("right")} Icon={ChevronRight} />
        </div>
      </div>
      <div ref={box} className={styles["box"]} {...REACHABLE} aria-label={texts.region}>
        <CompareTable
          offers={offers}
          rows={shown}
          rowsLabel={comparison.rowsLabel}
          hasPriceNote={({ facts }) => comparison.hasPriceNote(facts)}
          pinned={pinned}
          hasDetails={hasDetails}
          onPin={pin}
          checkoutHref={
            result.parts.hasCheckout
              ? ({ resultId }) => checkoutPath(web.description, resultId, result.choices)
              : undefined
          }
          onCheckout={({ providerId }) =>
            track({
              event: isLargeScreen() ? "compare_go_to_checkout_desktop" : "compare_go_to_checkout_mobile",
              providerId,
            })
          }
        />
        <p className={styles["note"]}>{comparison.note}</p>
      </div>
    </div>
  );
}

interface YoursTodayProps {
  readonly current: NonNullable<ShownResult["current"]>;
}

/** What the others are held against. Of its excesses nothing is known: it is no column. */
const YoursToday = ({ current: { providerName, fee, coverText } }: YoursTodayProps) => (
  <p className={styles["yours"]}>
    <span>
      <strong>{texts.yours(providerName)}</strong> {coverText}
    </span>
    {fee ? (
      <span className={styles["fees"]}>
        <strong>{formatPrice(fee.line)}</strong> {fee.year}
      </span>
    ) : null}
  </p>
);

/** Keys scroll what has focus: a table wider than its box must be reached without a pointer. */
const REACHABLE = { tabIndex: 0, role: "region" };

const hasDifference = (cells: readonly { readonly text: string }[]): boolean =>
  cells.some(({ text }) => text !== cells[0]?.text);

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Toggle = ({ label, isOn, onChange }: ToggleProps) => (
  <label className={styles["toggle"]}>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

interface ScrollButtonProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onPress: () => void;
  readonly Icon: typeof ChevronLeft;
}

const ScrollButton = ({ label, isShown, onPress, Icon }: ScrollButtonProps) => (
  <button type="button" className={styles["scrollButton"]} aria-label={label} hidden={!isShown} onClick={onPress}>
    <Icon size={24} strokeWidth={1.75} />
  </button>
);
