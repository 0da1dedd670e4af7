import type { CSSProperties } from "react";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import { OfferHead } from "#ui/primitives/OfferCard.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { TypedProps } from "#verticals/_contract/vertical-web.ts";
import { typedContractTexts as texts } from "./electricity-web.texts.sv.ts";
import { type CostAxis, costAxis, placeOn, type YearOffer } from "./cost-axis.ts";
import { readTypedContract } from "./typed-contract.ts";
import styles from "./TypedContract.module.css";

/** What the visitor pays today: what the list is compared with. */
export function TypedContract({ summary, place, offers = [] }: TypedProps) {
  const typed = readTypedContract(summary);
  if (place === "legend") {
    const axis = offers.length > 0 ? costAxis(offers as unknown as readonly YearOffer[], typed?.yearOre) : undefined;
    return (
      <OfferHead
        legend={
          <p className={styles["legend"]}>
            <span className={styles["year"]}>{texts.year}</span>
            <span>{texts.range}</span>
            {typed ? <span className={styles["yours"]}>{texts.yours(typed.yearOre)}</span> : null}
          </p>
        }
        price={<span className={styles["column"]}>{texts.column}</span>}
        bar={axis ? <Axis axis={axis} yoursOre={typed?.yearOre} /> : null}
      />
    );
  }
  if (!typed) return null;
  const { presentend, exitfee } = summary;
  return (
    <section className={styles[place]} aria-label={texts.title}>
      <h2 className={styles["title"]}>{texts.title}</h2>
      <Price value={typed.yearOre} unit="ore-year" isMedium />
      <p className={styles["basis"]}>
        {texts.basis(typed.priceKwh, typed.yearlyUseKwh)}
        {presentend ? ` ${texts.bound(presentend)}` : null}
        {Number(exitfee) > 0 ? ` ${texts.exitFee(Number(exitfee) * 100)}` : null}
      </p>
    </section>
  );
}

/** The scale that all rows share, with its ends and what the visitor pays. */
const Axis = ({ axis, yoursOre }: { readonly axis: CostAxis; readonly yoursOre: number | undefined }) => (
  <div className={styles["axis"]}>
    {yoursOre === undefined ? null : (
      <span className={styles["own"]} style={{ "--at": placeOn(axis, yoursOre) } as CSSProperties}>
        {texts.yours(yoursOre)}
      </span>
    )}
    <p className={styles["ends"]}>
      <span>{formatWhole(wholeKr(axis.fromOre))}</span>
      <span>{formatKr(axis.toOre)}</span>
    </p>
  </div>
);
