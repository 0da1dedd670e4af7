import { Bell } from "lucide-react";
import { watchListPath } from "#domain/addresses/watch-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { useNouns } from "#ui/texts/use-texts.ts";
import type { ShownCurrent } from "#web/shop/offers/present-current.ts";
import type { ShownStaying } from "#web/shop/offers/present-result.ts";
import { OwnPrice } from "#web/shop/offers/OwnPrice.tsx";
import styles from "./Staying.module.css";
import { stayingRowTexts } from "./staying-row.texts.sv.ts";

interface StayingProps {
  readonly staying: ShownStaying;
  readonly current: ShownCurrent;
}

/** The visitor's own insurance at its place in the list, between what is cheaper and what is not. */
export function Staying({ staying: { place, best }, current }: StayingProps) {
  const texts = useNouns(stayingRowTexts);
  return (
    <section className={styles["row"]} aria-label={texts.label}>
      <div className={styles["who"]}>
        {current.logoUrl === undefined ? (
          <strong>{current.providerName}</strong>
        ) : (
          <LogoTile src={current.logoUrl} name={current.providerName} />
        )}
        <p className={styles["place"]}>
          {texts.have} <span>{place}.</span>
        </p>
        {best ? <p className={styles["best"]}>{best.label}</p> : null}
      </div>
      <OwnPrice fee={current.fee} className={styles["fees"]} />
      <a className={styles["watch"]} href={watchListPath()}>
        <Icon of={Bell} size={20} />
        {texts.watch}
      </a>
    </section>
  );
}
