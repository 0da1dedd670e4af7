import type { ReactNode } from "react";
import { lowProviderLogoPath, providerLogoPath } from "#domain/addresses/file-paths.ts";
import { formatFee, formatKr } from "#domain/format/swedish-format.ts";
import type { SharedList, SharedOffer } from "#domain/share/shared-list.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { PriceBar } from "#ui/primitives/PriceBar.tsx";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { highestOf } from "./shared-view.ts";
import { sharedTexts as texts } from "./share.texts.sv.ts";
import styles from "./SharedOfferCard.module.css";

interface SharedOfferCardProps {
  readonly offer: SharedOffer;
  readonly list: SharedList;
  readonly isFavourite: boolean;
  readonly isVoted: boolean;
  /** The vote. */
  readonly action?: ReactNode;
}

/** One offer, and why it stands where it stands: price, saving, excesses and how long one is bound. */
export const SharedOfferCard = ({ offer, list, isFavourite, isVoted, action }: SharedOfferCardProps) => (
  <article className={classNames(styles["card"], isVoted && styles["voted"])} aria-label={offer.name}>
    <LogoTile
      src={providerLogoPath(offer.providerSlug)}
      fallbackSrc={lowProviderLogoPath(offer.providerSlug)}
      name={offer.providerName}
    />
    {offer.name === offer.providerName ? null : <h2 className={styles["name"]}>{offer.name}</h2>}
    <div className={styles["price"]}>
      <Price {...offer.headline} />
      {offer.lines.map((line) => (
        <SmallPrice key={`${line.unit} ${line.value}`} {...line} />
      ))}
    </div>
    {isFavourite ? <Tag>{texts.favourite(list.sender)}</Tag> : null}
    <Saving offer={offer} sender={list.sender} />
    {list.today ? (
      <div className={styles["bar"]}>
        <PriceBar
          ore={offer.comparisonOre}
          yoursOre={list.today.yearlyOre}
          highestOre={highestOf(list)}
          isSaving={offer.coverChange === undefined}
          label={texts.bar(formatFee(offer.comparisonOre, "year"), formatFee(list.today.yearlyOre, "year"))}
        />
      </div>
    ) : null}
    <p className={styles["place"]}>{texts.place(offer.place, list.listedCount)}</p>
    {offer.notices.map((notice) => (
      <p key={notice} className={styles["notice"]}>
        {notice}
      </p>
    ))}
    <dl className={styles["rows"]}>
      {offer.rows.map(({ name, text }) => (
        <div key={name} className={styles["row"]}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {action ? <div className={styles["action"]}>{action}</div> : null}
  </article>
);

function Saving({ offer, sender }: { readonly offer: SharedOffer; readonly sender: string | undefined }) {
  const { savingOre, coverChange } = offer;
  if (savingOre === undefined) return null;
  const kr = formatKr(savingOre);
  if (coverChange === undefined) return <SavingBadge>{texts.saving(sender, kr)}</SavingBadge>;
  return <Tag isQuiet>{texts.lower(texts.otherCover[coverChange], kr)}</Tag>;
}
