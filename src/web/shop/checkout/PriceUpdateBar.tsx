import RefreshCw from "lucide-react/icons/refresh-cw";
import { formatFeeChange } from "#domain/format/swedish-format.ts";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { StickyLayer } from "#ui/pieces/StickyLayer.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import buttonStyles from "#ui/primitives/Button.module.css";
import { classNames } from "#ui/primitives/class-names.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { priceBarTexts } from "./checkout.texts.sv.ts";
import type { CheckoutPrice } from "#web/shop/order/checkout.ts";
import styles from "./PriceUpdateBar.module.css";
import type { PriceState } from "./price-state.ts";

interface PriceUpdateBarProps {
  readonly state: PriceState;
  readonly price: CheckoutPrice;
  /** Nothing can be ordered until something else is settled: why, and the button that waits for it. */
  readonly held?: { readonly text: string; readonly button: string } | undefined;
  /** Id of the form that the button submits without script. */
  readonly formId: string;
  readonly onUpdate: () => void;
}

/** At the foot while the price is outdated or was just updated. A screen reader announces it too. */
export function PriceUpdateBar({ state, price, held, formId, onUpdate }: PriceUpdateBarProps) {
  const isScripted = useIsScripted();
  const isUpdated = state.kind === "updated" && !held;
  const isShown = held !== undefined || state.kind !== "fresh" || !isScripted;
  return (
    <StickyLayer edge="bottom">
      <div className={classNames(isShown && styles["bar"], isUpdated && styles["updated"])} aria-live="polite">
        {isUpdated ? <UpdatedPrice state={state} price={price} /> : null}
        {held ? <Held {...held} /> : null}
        {isShown && !isUpdated && !held ? (
          <Waiting state={state} formId={formId} onUpdate={onUpdate} isScripted={isScripted} />
        ) : null}
      </div>
    </StickyLayer>
  );
}

const Held = ({ text, button }: NonNullable<PriceUpdateBarProps["held"]>) => (
  <>
    <p>
      <strong>{text}</strong>
    </p>
    <Button isDisabled>{button}</Button>
  </>
);

interface UpdatedPriceProps extends Pick<PriceUpdateBarProps, "price"> {
  readonly state: Extract<PriceState, { kind: "updated" }>;
}

function UpdatedPrice({ state, price }: UpdatedPriceProps) {
  const texts = useTexts(priceBarTexts);
  return (
    <>
      <p>
        <strong>{state.isSame ? texts.same : texts.changed}</strong>
        {state.changeOre === 0 ? null : (
          <span className={styles["change"]}>{texts.changedBy(formatFeeChange(state.changeOre, price.period))}</span>
        )}
      </p>
      <Price value={price.feeOre} unit={`ore-${price.period}`} isMedium />
    </>
  );
}

interface WaitingProps extends Omit<PriceUpdateBarProps, "price"> {
  readonly isScripted: boolean;
}

/** Without script, changes are unknown: the button is always visible. */
function Waiting({ state, formId, onUpdate, isScripted }: WaitingProps) {
  const texts = useTexts(priceBarTexts);
  const isCalculating = state.kind === "calculating";
  return (
    <>
      <p>
        <strong>{isCalculating ? texts.calculating : state.kind === "outdated" ? texts.outdated : null}</strong>
      </p>
      <button
        type="submit"
        form={formId}
        name="action"
        value="calculate_price"
        className={buttonClass({ look: "yellow" })}
        disabled={isCalculating}
        data-loading={isCalculating || undefined}
        onClick={(event) => {
          if (!isScripted) return;
          event.preventDefault();
          onUpdate();
        }}
      >
        <span className={buttonStyles["label"]}>
          <Icon of={RefreshCw} size={20} />
          {texts.update}
        </span>
        {isCalculating ? (
          <span className={buttonStyles["wait"]}>
            <Dots size={8} isPlain label="" />
          </span>
        ) : null}
      </button>
    </>
  );
}
