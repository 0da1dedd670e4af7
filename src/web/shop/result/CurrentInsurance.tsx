import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { useNouns } from "#ui/texts/use-texts.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import styles from "./CurrentInsurance.module.css";
import type { ShownCurrent } from "#web/shop/offers/present-current.ts";
import { currentTexts } from "#web/shop/offers/result.texts.sv.ts";

interface CurrentProps {
  readonly current: ShownCurrent;
}

/** Pink marks the visitor's insurance. The foot of the price scale's card, while it has no place in the list. */
export function CurrentInsuranceStrip({ current }: CurrentProps) {
  const texts = useNouns(currentTexts);
  return (
    <section className={styles["strip"]} aria-label={texts.heading}>
      <div className={styles["row"]}>
        <Insurer current={current} />
        {current.fee ? <Price {...current.fee.line} isMedium /> : null}
      </div>
      <p className={styles["small"]}>{current.strip}</p>
      <FeeMissing current={current} />
    </section>
  );
}

const Insurer = ({ current: { logoUrl, providerName } }: CurrentProps) =>
  logoUrl === undefined ? (
    <strong className={styles["name"]}>{providerName}</strong>
  ) : (
    <LogoTile src={logoUrl} name={providerName} />
  );

/** C-045. A campaign's fee is not missing but left out: the text explains that instead. */
function FeeMissing({ current }: CurrentProps) {
  const texts = useNouns(currentTexts);
  const phone = usePhones()?.customerServicePhone;
  if (current.isCampaign) return <p className={styles["small"]}>{texts.campaign}</p>;
  if (current.yearlyFeeOre !== undefined) return null;
  return (
    <p className={styles["small"]}>
      {texts.missingFee}{" "}
      {phone ? (
        <>
          {texts.call} <PhoneLink number={phone} />, {frameTexts.hoursInSentence}, {texts.helps}
        </>
      ) : null}
    </p>
  );
}
