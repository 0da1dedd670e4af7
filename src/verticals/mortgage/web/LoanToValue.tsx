import { ChartPatterns, usePatterns } from "#ui/charts/ChartPatterns.tsx";
import type { Situation } from "#verticals/mortgage/mortgage.offer.ts";
import styles from "./LoanToValue.module.css";
import { boardTexts } from "./mortgage-web.texts.sv.ts";

const texts = boardTexts.toValue;

/** The loan as a part of the home's value, with the limits of amortisation. */
export function LoanToValue({ situation }: { readonly situation: Situation }) {
  const { loanKr, valueKr, toValuePercent, amortisation, classes, maxPercent } = situation;
  const { yearlyPercent, monthlyOre, next } = amortisation;
  const share = (loanKr * 100) / valueKr;
  const answer = [
    yearlyPercent === 0 ? texts.free : texts.must(yearlyPercent, monthlyOre),
    ...(next ? [texts.less(next.payKr, next.yearlyPercent)] : []),
  ].join(" ");
  return (
    <section>
      <h2 className={styles["title"]}>{texts.title(toValuePercent)}</h2>
      <p className={styles["term"]}>{texts.term}</p>
      <p className={styles["answer"]}>{answer}</p>
      {share > maxPercent ? <p className={styles["term"]}>{texts.aboveMax(maxPercent)}</p> : null}
      <LoanBar situation={situation} share={share} />
      <p className={styles["rules"]}>{texts.rules(classes)}</p>
    </section>
  );
}

interface LoanBarProps {
  readonly situation: Situation;
  /** Percent of the value. */
  readonly share: number;
}

function LoanBar({ situation: { loanKr, valueKr, toValuePercent, classes }, share }: LoanBarProps) {
  const patterns = usePatterns();
  const limits = classes.map(({ abovePercent }) => abovePercent);
  const passed = limits.findLast((limit) => limit < share);
  return (
    <div className={styles["chart"]} role="img" aria-label={texts.label(toValuePercent, limits.join(" och "))}>
      {/* A label never leaves the picture. */}
      <span className={styles["you"]} style={{ left: `clamp(2.25rem, ${share}%, calc(100% - 2.25rem))` }}>
        {texts.you(toValuePercent)}
      </span>
      <div className={styles["bar"]}>
        <svg width="100%" height="40" aria-hidden="true">
          <ChartPatterns id={patterns} paints={["variable"]} />
          <rect width={`${share}%`} height="40" fill="var(--bar)" />
          {passed === undefined ? null : (
            <rect
              x={`${passed}%`}
              width={`${share - passed}%`}
              height="40"
              fill={`url(#${patterns}-diagonal)`}
              stroke="var(--line-ink)"
              strokeWidth="1.5"
            />
          )}
          <rect x={`${share}%`} width="1.5" height="40" fill="var(--line-ink)" />
        </svg>
        <span className={styles["loan"]}>{texts.loan(loanKr)}</span>
        {share <= 78 ? <span className={styles["own"]}>{texts.own(valueKr - loanKr)}</span> : null}
      </div>
      <div className={styles["limits"]}>
        {limits.map((limit) => (
          <span key={limit} className={styles["limit"]} style={{ left: `${limit}%` }}>
            {texts.limit(limit)}
          </span>
        ))}
        {[{ abovePercent: 0, yearlyPercent: 0 }, ...classes].map(({ abovePercent, yearlyPercent }, at) => (
          <span
            key={abovePercent}
            className={styles["class"]}
            style={{ left: `${(abovePercent + (limits[at] ?? 100)) / 2}%` }}
          >
            {yearlyPercent === 0 ? texts.none : texts.yearly(yearlyPercent)}
          </span>
        ))}
      </div>
    </div>
  );
}
