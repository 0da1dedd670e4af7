import { ArrowDownWideNarrow, Eye, Phone } from "lucide-react";
import { frameTexts } from "#web/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/frame/PhoneLink.tsx";
import { usePhones } from "#web/frame/use-phones.ts";
import { paths } from "#web/paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./MoneyBlock.module.css";

export function MoneyBlock() {
  const phone = usePhones()?.customerServicePhone;
  return (
    <section className={styles["money"]}>
      <div>
        <h2>{startTexts.moneyHeading}</h2>
        <p className={styles["lead"]}>{startTexts.moneyLead}</p>
        <a className={styles["more"]} href={paths.remuneration()}>
          {startTexts.moneyMore}
        </a>
      </div>
      <ul className={styles["list"]}>
        <li>
          <ArrowDownWideNarrow size={24} strokeWidth={1.75} />
          <span>
            <strong>{startTexts.lowestFirst}</strong> {startTexts.lowestFirstText}
          </span>
        </li>
        <li>
          <Eye size={24} strokeWidth={1.75} />
          <span>
            <strong>{startTexts.silentShown}</strong> {startTexts.silentShownText}
          </span>
        </li>
        {phone ? (
          <li>
            <Phone size={24} strokeWidth={1.75} />
            <span>
              <strong>{startTexts.canCall}</strong> <PhoneLink number={phone} />, {frameTexts.hoursInSentence}.
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
