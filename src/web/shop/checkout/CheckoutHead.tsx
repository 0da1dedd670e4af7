import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./Checkout.module.css";
import type { Checkout, CheckoutCurrent } from "#web/shop/order/checkout.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";

interface CheckoutHeadProps {
  readonly checkout: Checkout;
  readonly current: CheckoutCurrent | undefined;
  /** The price is not for what is chosen. */
  readonly isOutdated: boolean;
}

/** Whose insurance it is, what it costs, and what that saves. */
export function CheckoutHead({ checkout, current, isOutdated }: CheckoutHeadProps) {
  const { provider, price, saving, coverChange, isMoreCover, isSameProvider } = checkout;
  const texts = useTexts(checkoutTexts);
  return (
    <>
      {coverChange || isSameProvider ? (
        <div className={styles["today"]}>
          {coverChange ? (
            <AlertBanner tone={isMoreCover ? "right" : "notice"}>
              <p>{coverChange}</p>
            </AlertBanner>
          ) : null}
          {isSameProvider ? (
            <AlertBanner tone="yours">
              <p>{texts.sameProvider(provider.providerName)}</p>
            </AlertBanner>
          ) : null}
        </div>
      ) : null}
      <div className={styles["head"]}>
        <div className={styles["offer"]}>
          <LogoTile src={provider.logoUrl} name={provider.providerName} />
          <Tag isQuiet>{provider.subscriptionName}</Tag>
        </div>
        <div className={styles["price"]}>
          <span className={classNames(isOutdated && styles["old"])}>
            <Price
              value={price.feeOre}
              unit={`ore-${price.period}`}
              hasNote={price.isPayAsYouDrive}
              isEstimate={price.agreed !== undefined}
            />
          </span>
          {isOutdated ? (
            <span className={styles["before"]}>{texts.beforeChanges}</span>
          ) : price.period === "month" ? (
            <SmallPrice value={price.yearlyFeeOre} unit="ore-year" />
          ) : null}
        </div>
      </div>
      {provider.notices.length > 0 ? (
        <div className={styles["note"]}>
          <Notices notices={provider.notices} />
        </div>
      ) : null}
      {price.isPayAsYouDrive && price.payAsYouDriveInfo ? (
        <p className={styles["note"]}>* {price.payAsYouDriveInfo}</p>
      ) : null}
      {price.agreed ? <p className={styles["note"]}>{price.agreed}</p> : null}
      {saving ? (
        <p className={styles["saving"]}>
          {coverChange ? <Tag isQuiet>{texts.lower(saving)}</Tag> : <SavingBadge>{texts.saving(saving)}</SavingBadge>}
          {current ? <span>{texts.comparedWith(current.providerName)}</span> : null}
        </p>
      ) : null}
    </>
  );
}
