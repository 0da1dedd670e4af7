import { formatKr } from "#domain/format/swedish-format.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { CurrentProps } from "#verticals/_contract/vertical-web.ts";
import { homeCurrentTexts as texts } from "./home-current.texts.sv.ts";
import styles from "./HomeCurrent.module.css";

/** Spec 3 §2.12: what the visitor has today, above the list. */
export function HomeCurrent({ current }: CurrentProps) {
  const { providerName, logoUrl, yearlyFeeOre, coverName, renewal, deductibles = [] } = current;
  return (
    <section className={styles["card"]} aria-label={texts.heading}>
      <h2 className={styles["title"]}>{texts.heading}</h2>
      <div className={styles["row"]}>
        {logoUrl === undefined ? (
          <strong className={styles["name"]}>{providerName}</strong>
        ) : (
          <LogoTile src={logoUrl} name={providerName} />
        )}
        {yearlyFeeOre === undefined ? null : <Price value={yearlyFeeOre} unit="ore-year" isMedium />}
      </div>
      {/* An insurance without a reported fee is never fetched, so one without a fee here is a campaign or ends within the year. */}
      {yearlyFeeOre === undefined ? <p className={styles["small"]}>{texts.noFee}</p> : null}
      <dl className={styles["facts"]}>
        {coverName === undefined ? null : (
          <div>
            <dt>{texts.cover}</dt>
            <dd>{coverName}</dd>
          </div>
        )}
        {renewal ? (
          <div>
            <dt>{texts.renewal}</dt>
            <dd>{renewal.date}</dd>
          </div>
        ) : null}
      </dl>
      {deductibles.length > 0 ? (
        <>
          <h3 className={styles["other"]}>{texts.other}</h3>
          <dl className={styles["facts"]}>
            {deductibles.map(({ name, amountOre }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatKr(amountOre)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {/* An insurer reports the name and the excesses of a home's insurance, not what is in it. */}
      <p className={styles["small"]}>{texts.unknownCover}</p>
    </section>
  );
}
