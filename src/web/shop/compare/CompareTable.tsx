import Pin from "lucide-react/icons/pin";
import X from "lucide-react/icons/x";
import { Fragment } from "react";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CompareCell, CompareRow } from "#verticals/_contract/vertical-web.ts";
import { CallToAction } from "#web/shop/offers/CallToAction.tsx";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import styles from "./CompareTable.module.css";
import { compareTexts as texts } from "./compare.texts.sv.ts";

interface CompareTableProps {
  /** In the order of the columns, which is that of every row's cells. */
  readonly offers: readonly ShownOffer[];
  readonly rows: readonly CompareRow[];
  readonly rowsLabel: string;
  readonly pinned: ReadonlySet<string>;
  readonly hasDetails: boolean;
  readonly hasPriceNote: (offer: ShownOffer) => boolean;
  readonly onPin: (offer: ShownOffer) => void;
  /** Undefined while nothing can be ordered. */
  readonly checkoutHref: ((offer: ShownOffer) => string) | undefined;
  readonly onCheckout: (offer: ShownOffer) => void;
}

/** An ordinary table to a screen reader: each column and each row has a heading. */
export const CompareTable = ({ offers, rows, rowsLabel, pinned, hasDetails, ...head }: CompareTableProps) => (
  <table className={styles["table"]}>
    <thead>
      <tr>
        <th scope="col" className={styles["corner"]}>
          <VisuallyHidden>{rowsLabel}</VisuallyHidden>
        </th>
        {offers.map((offer) => (
          <HeadCell key={offer.resultId} offer={offer} isPinned={pinned.has(offer.resultId)} {...head} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, detail, isTotal, cells }) => (
        <Fragment key={id}>
          <tr className={classNames(isTotal && styles["total"], hasDetails && detail && styles["explained"])}>
            <th scope="row" className={styles["name"]}>
              {label}
            </th>
            {cells.map((cell, index) => {
              const resultId = offers[index]?.resultId ?? String(index);
              return (
                <td key={resultId} className={pinned.has(resultId) ? styles["pinnedColumn"] : undefined}>
                  <Cell cell={cell} />
                  {hasDetails && cell.detail ? <small className={styles["detail"]}>{cell.detail}</small> : null}
                </td>
              );
            })}
          </tr>
          {hasDetails && detail ? (
            <tr>
              <td className={styles["explains"]} colSpan={cells.length + 1}>
                <span>{detail}</span>
              </td>
            </tr>
          ) : null}
        </Fragment>
      ))}
    </tbody>
  </table>
);

interface HeadCellProps extends Pick<CompareTableProps, "hasPriceNote" | "onPin" | "checkoutHref" | "onCheckout"> {
  readonly offer: ShownOffer;
  readonly isPinned: boolean;
}

const HeadCell = ({ offer, isPinned, hasPriceNote, onPin, checkoutHref, onCheckout }: HeadCellProps) => (
  <th
    scope="col"
    className={classNames(styles["head"], isPinned && styles["pinnedColumn"])}
    data-column={offer.resultId}
  >
    <button type="button" className={styles["pin"]} aria-pressed={isPinned} onClick={() => onPin(offer)}>
      <Pin size={20} strokeWidth={1.75} />
      <span aria-hidden="true">{isPinned ? texts.pinned : texts.pin}</span>
      <VisuallyHidden>
        {texts.pin} {texts.pinOf(nameOffer(offer))}
      </VisuallyHidden>
    </button>
    <LogoTile src={offer.logoUrl} name={offer.providerName} />
    {offer.isOneOfSeveral ? <span className={styles["subscription"]}>{offer.subscriptionName}</span> : null}
    <span className={styles["price"]}>
      <Price {...offer.price.headline} isMedium hasNote={hasPriceNote(offer)} />
      {offer.price.headline.unit === "ore-month" ? (
        <span className={styles["year"]}>
          <SmallPrice value={offer.price.comparison.ore} unit="ore-year" />
        </span>
      ) : null}
    </span>
    {offer.saving ? (
      <span className={styles["saving"]}>
        {offer.saving.caution ? `${offer.saving.caution.text}. ` : null}
        {offer.saving.text}
      </span>
    ) : null}
    {checkoutHref ? (
      <a
        className={buttonClass({ size: "small", isFull: true })}
        href={checkoutHref(offer)}
        onClick={() => onCheckout(offer)}
      >
        <CallToAction offer={offer} />
      </a>
    ) : null}
  </th>
);

/** Longer values are text instead of amounts, and break into lines. */
const VALUE_LENGTH = 20;

function Cell({ cell: { text, isLowest, isMissing } }: { readonly cell: CompareCell }) {
  if (isMissing) {
    return (
      <span className={styles["missing"]}>
        <X size={16} strokeWidth={2.2} />
        {text}
      </span>
    );
  }
  if (!isLowest) return <span className={styles[text.length > VALUE_LENGTH ? "longText" : "value"]}>{text}</span>;
  return (
    <span className={styles["low"]}>
      {text}
      <VisuallyHidden> {texts.lowest}</VisuallyHidden>
    </span>
  );
}
