import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import { watchListPath } from "#domain/addresses/watch-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { useNouns } from "#ui/texts/use-texts.ts";
import type { ShownCurrent } from "#web/shop/offers/present-current.ts";
import type { ShownStaying } from "#web/shop/offers/present-result.ts";
import { OwnPrice } from "#web/shop/offers/OwnPrice.tsx";
import { currentTexts } from "#web/shop/offers/result.texts.sv.ts";
import styles from "./Staying.module.css";
import { stayingRowTexts } from "./staying-row.texts.sv.ts";

interface StayingProps {
  readonly staying: ShownStaying;
  readonly current: ShownCurrent;
  /** The vertical's own card of it is over the list. */
  readonly hasCard: boolean;
}

/** The visitor's own insurance at its place in the list, between what is cheaper and what is not: the same row, in pink. */
export function Staying({ staying: { place, facts, best }, current, hasCard }: StayingProps) {
  const texts = useNouns(stayingRowTexts);
  const { heading } = useNouns(currentTexts);
  return (
    <div className={styles["place"]}>
      <OfferCard
        isOwn
        name={hasCard ? texts.label : heading}
        logo={
          current.logoUrl === undefined ? (
            <strong>{current.providerName}</strong>
          ) : (
            <LogoTile src={current.logoUrl} name={current.providerName} />
          )
        }
        price={<OwnPrice fee={current.fee} className={styles["fees"]} />}
        facts={facts}
        tags={
          <>
            {current.coverName === undefined ? null : <Tag isQuiet>{current.coverName}</Tag>}
            {current.renewal ? (
              <Tag isQuiet>
                <CalendarDays />
                {texts.renews(current.renewal.date)}
              </Tag>
            ) : null}
          </>
        }
        saving={
          <>
            <span className={styles["today"]}>{texts.today}</span>
            <span className={styles["text"]}>
              {place}. {best?.label}
            </span>
          </>
        }
        action={
          <a className={styles["watch"]} href={watchListPath()}>
            <Icon of={Bell} size={20} />
            {texts.watch}
          </a>
        }
      />
    </div>
  );
}
