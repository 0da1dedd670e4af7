import ArrowRight from "lucide-react/icons/arrow-right";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { applyPath } from "#domain/addresses/apply-paths.ts";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { RateExample } from "#verticals/_credit/published-terms.ts";
import type { LoanCost } from "#verticals/privateloan/calculation/loan-cost.ts";
import { AMOUNT_KR, YEARS } from "#verticals/privateloan/privateloan.fields.ts";
import { privateLoanPlace } from "#verticals/privateloan/privateloan.place.ts";
import { PRODUCT_FIELDS, readAmount, readYears } from "#verticals/privateloan/product-page-data.ts";
import { formatRate, productTexts as texts } from "./product.texts.sv.ts";
import styles from "./Calculator.module.css";

interface CalculatorProps {
  readonly amountKr: number;
  readonly years: number;
  readonly example: RateExample | undefined;
  readonly cost: LoanCost | undefined;
  onChange(change: { readonly amountKr?: number; readonly years?: number }): void;
}

export function Calculator({ amountKr, years, example, cost, onChange }: CalculatorProps) {
  const begin = applyPath(privateLoanPlace, { amount: String(amountKr), years: String(years) });
  return (
    <Card className={styles["calculator"]}>
      <form method="get" className={styles["form"]} aria-label={texts.calculator}>
        <Slider
          label={texts.amount}
          sliderLabel={texts.amountSlider}
          name={PRODUCT_FIELDS.amount}
          unit={texts.kr}
          value={amountKr}
          min={AMOUNT_KR.min}
          max={AMOUNT_KR.max}
          step={AMOUNT_KR.step}
          ends={[formatKr(AMOUNT_KR.min * 100), formatKr(AMOUNT_KR.max * 100)]}
          read={readAmount}
          onChange={(value) => onChange({ amountKr: value })}
        />
        <Slider
          label={texts.years}
          sliderLabel={texts.yearsSlider}
          name={PRODUCT_FIELDS.years}
          unit={texts.year}
          value={years}
          min={YEARS.min}
          max={YEARS.max}
          step={1}
          ends={[texts.yearsName(YEARS.min), texts.yearsName(YEARS.max)]}
          read={readYears}
          onChange={(value) => onChange({ years: value })}
        />
        {example ? (
          <p className={styles["line"]}>
            <Icon of={Info} size={20} />
            {texts.rates(example.nominalBasisPoints, example.fromBasisPoints, example.toBasisPoints)}
          </p>
        ) : null}
        <noscript>
          <Button isSubmit look="secondary">
            {texts.calculate}
          </Button>
        </noscript>
      </form>
      <div className={styles["answer"]}>
        {cost ? (
          <div role="status" className={styles["cost"]}>
            <span className={styles["small"]}>{texts.about}</span>
            <Price value={cost.monthlyOre} unit="ore-month" />
            <dl className={styles["facts"]}>
              <Fact name={texts.effective} value={formatRate(cost.effectiveBasisPoints)} />
              <Fact name={texts.interestAndFees} value={formatKr(cost.costOre)} />
              <Fact name={texts.total} value={formatKr(cost.totalOre)} />
            </dl>
          </div>
        ) : null}
        <LinkButton href={begin} isFull>
          {texts.begin} <Icon of={ArrowRight} size={20} />
        </LinkButton>
        <p className={styles["small"]}>{texts.beginNote}</p>
        <p className={styles["warning"]}>
          <Icon of={TriangleAlert} size={20} />
          {texts.warning}
        </p>
      </div>
    </Card>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface SliderProps {
  readonly label: string;
  readonly sliderLabel: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ends: readonly [string, string];
  read(typed: string): number | undefined;
  onChange(value: number): void;
}

/** The typed field is what a browser without script sends; the slider needs script, and has no name. */
function Slider(props: SliderProps) {
  const { label, sliderLabel, name, unit, value, min, max, step, ends, read, onChange } = props;
  const id = useId();
  const isScripted = useIsScripted();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const takeTyped = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (next !== undefined) onChange(next);
  };
  const takeTypedEarly = useEffectEvent(() => {
    const text = field.current?.value;
    if (text !== undefined && text !== formatWhole(value)) takeTyped(text);
  });
  // Before the next render: React would put its own value over what was typed before hydration.
  useLayoutEffect(() => takeTypedEarly(), []);
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div className={styles["slider"]}>
      <div className={styles["head"]}>
        <label htmlFor={id}>{label}</label>
        <span className={styles["typed"]}>
          <input
            ref={field}
            id={id}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed ?? formatWhole(value)}
            size={max > 99 ? 7 : 2}
            aria-describedby={`${id}-unit ${id}-ends`}
            onChange={({ target }) => takeTyped(target.value)}
            onBlur={() => setTyped(undefined)}
          />
          <span id={`${id}-unit`}>{unit}</span>
        </span>
      </div>
      <input
        type="range"
        className={styles["range"]}
        aria-label={sliderLabel}
        aria-valuetext={`${formatWhole(value)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={!isScripted}
        style={{ "--share": `${share}%` } as Record<string, string>}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p className={styles["ends"]} id={`${id}-ends`}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
